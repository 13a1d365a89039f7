/** @module `node tools/start/run.mjs [--scope=serve] <file> [arguments]`: installs what is missing, then runs the file on the project's Node. */
import { Failure, orFail } from './bootstrap/failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { continueAs } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';

/** Programs that need no development tools have less to install. */
const serveFlag = '--scope=serve';

await orFail(async () => {
  const words = process.argv.slice(2);
  const scope = words[0] === serveFlag ? 'serve' : 'all';
  const [program, ...rest] = scope === 'serve' ? words.slice(1) : words;
  if (program === undefined)
    throw new Failure(`Usage: node tools/start/run.mjs [${serveFlag}] <file> [arguments]`);
  await ensureInstalled(root, scope);
  await continueAs(root, program, rest);
});
