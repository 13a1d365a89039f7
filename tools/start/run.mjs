/** @module `node tools/start/run.mjs <file> [words]`: installs what is missing, then runs the file on the project's Node. */
import { Failure, orFail } from './bootstrap/failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { continueAs } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';

await orFail(async () => {
  const [program, ...words] = process.argv.slice(2);
  if (program === undefined) throw new Failure('Usage: node tools/start/run.mjs <file> [words]');
  await ensureInstalled(root);
  await continueAs(root, program, words);
});
