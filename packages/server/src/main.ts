import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/*
 * Compiled code is kept between starts: a restart takes a sixth less work. It has to be on before the rest is
 * loaded, hence the import below; and beside the installed packages, for the usual place under /tmp is anybody's.
 */
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/countersign/code'));
const { start } = await import('./start.ts');
await start();
// At once: a server that is killed writes nothing at its end.
flushCompileCache();
