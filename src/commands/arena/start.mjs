// Where a thread begins: Node 20 does not hand its loaders on to threads, so TypeScript has to be switched on first.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
