/** @module `npm start`: installs what is missing, builds what is stale, then serves. Runs on any Node from 20. */
import { ensureBuilt, program } from './bootstrap/build.mjs';
import { orFail } from './bootstrap/failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { continueAs } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';
import { serverEnvironment, serverFlags } from './bootstrap/server-flags.mjs';

await orFail(async () => {
  await ensureInstalled(root, 'serve');
  await ensureBuilt(root);
  await continueAs(root, program, ['serve', ...process.argv.slice(2)], serverFlags, serverEnvironment);
});
