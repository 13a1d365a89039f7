/** @module `npm run build`: installs what is missing and builds what is stale. Runs on any Node from 20. */
import { ensureBuilt } from './bootstrap/build.mjs';
import { orFail } from './bootstrap/failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { root } from './bootstrap/root.mjs';

await orFail(async () => {
  await ensureInstalled(root, 'serve');
  await ensureBuilt(root);
});
