import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context, Middleware } from 'koa';

interface FilesOptions {
  /** The folder with the built client. */
  folder: string;
  /** Whether browsers may keep files whose name carries a hash of their content. A development build reuses such names. */
  cache: boolean;
}

interface Found {
  path: string;
  stats: Stats;
}

const hashedName = /\.[0-9a-f]{8}\.\w+$/;

/** The server's own paths; sockets are answered before Koa sees them. */
const isApi = (path: string) => ['/games', '/bots', '/health', '/metrics'].includes(path) || path.startsWith('/games/');

/** Somebody following a link, as opposed to a page fetching a file that is not there. */
const isPage = (ctx: Context) => ctx.path === '/' || (extname(ctx.path) === '' && ctx.get('Accept').includes('text/html'));

async function find(folder: string, path: string): Promise<Found | undefined> {
  try {
    const full = join(folder, decodeURIComponent(path));
    if (!full.startsWith(folder + sep)) return undefined;
    const stats = await stat(full);
    return stats.isFile() ? { path: full, stats } : undefined;
  } catch {
    return undefined; // no such file, or a path that is none
  }
}

/** Serves the built client. Any page address gets index.html, so that a link into the client can be reloaded and shared. */
export function files({ folder, cache }: FilesOptions): Middleware {
  return async (ctx, next) => {
    if (isApi(ctx.path) || !['GET', 'HEAD'].includes(ctx.method)) return next();

    const found = await find(folder, isPage(ctx) ? 'index.html' : ctx.path);
    if (!found) return next();

    ctx.type = extname(found.path);
    ctx.length = found.stats.size;
    ctx.lastModified = found.stats.mtime;
    ctx.set('Cache-Control', cache && hashedName.test(found.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    ctx.status = 200; // ctx.fresh looks at it
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = createReadStream(found.path);
  };
}
