import { posix } from 'node:path';
import { parseSync } from '@swc/core';

const games = ['firefly', 'firefly/content', 'misbehavin', 'misbehavin/content'];
const upToBots = ['engine', ...games, 'bots'];
const tables = ['client', 'client/firefly', 'client/misbehavin'];

/** What each layer may import. */
const allowed: Record<string, string[]> = {
  engine: ['engine'],
  firefly: ['engine', 'firefly', 'firefly/content'],
  'firefly/content': ['firefly/content'],
  misbehavin: ['engine', 'misbehavin', 'misbehavin/content'],
  'misbehavin/content': ['misbehavin/content'],
  bots: upToBots,
  client: [...upToBots, ...tables],
  'client/firefly': ['engine', 'firefly', 'firefly/content', 'bots', 'client', 'client/firefly'],
  'client/misbehavin': ['engine', 'misbehavin', 'misbehavin/content', 'bots', 'client', 'client/misbehavin'],
  server: [...upToBots, 'server'],
  commands: [...upToBots, ...tables, 'server', 'commands'],
  index: [...upToBots, ...tables, 'server'],
};

/** Content is data: of the rest of the program it may know the types. */
const allowedAsTypes: Record<string, string[]> = {
  'firefly/content': ['engine', 'firefly'],
  'misbehavin/content': ['engine', 'misbehavin'],
};

/** The layer of a path in the repository; `src/index.ts`, also written `src`, is a layer of its own. */
function layerOf(path: string): string {
  if (path === 'src') return 'index';
  const part = /^src\/((?:firefly|misbehavin)\/content|client\/(?:firefly|misbehavin))(?:\/|$)/.exec(path)?.[1];
  return part ?? /^(?:src\/)?(\w+)/.exec(path)?.[1] ?? 'outside';
}

interface Import {
  from: string;
  typesOnly: boolean;
}

/** The fields of the syntax tree that say what a file imports. */
interface SyntaxNode {
  type?: string;
  source?: { value: string } | null;
  specifiers?: { isTypeOnly?: boolean }[];
  typeOnly?: boolean;
  callee?: { type: string };
  arguments?: { expression: { value?: string } }[];
  argument?: { value?: string };
}

function importOf(node: SyntaxNode): Import | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      const names = node.specifiers ?? [];
      const typesOnly = node.typeOnly || (names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly));
      return node.source ? { from: node.source.value, typesOnly } : undefined;
    }
    case 'CallExpression': {
      const from = node.callee?.type === 'Import' ? node.arguments?.[0]?.expression.value : undefined;
      return from === undefined ? undefined : { from, typesOnly: false };
    }
    case 'TsImportType':
      return node.argument?.value === undefined ? undefined : { from: node.argument.value, typesOnly: true };
    default:
      return undefined;
  }
}

function importsIn(node: unknown): Import[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = importOf(node);
  return [...(own ? [own] : []), ...Object.values(node).flatMap(importsIn)];
}

/** One line for each import in these files, given by path, that goes against the layers of the design. */
export function violations(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([path, source]) => {
    const layer = layerOf(path);
    const isContent = layer in allowedAsTypes;
    return importsIn(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('.tsx') })).flatMap(({ from, typesOnly }) => {
      const isPackage = !from.startsWith('.');
      const target = layerOf(posix.join(posix.dirname(path), from));
      const fine = isPackage
        ? !isContent || typesOnly
        : allowed[layer]?.includes(target) || (typesOnly && allowedAsTypes[layer]?.includes(target));
      return fine ? [] : [`${path} must not import ${typesOnly ? 'types' : 'values'} from ${from}`];
    });
  });
}
