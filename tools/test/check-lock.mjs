/** @module Checks that the lockfile works on every machine: complete for every platform, and without download URLs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, orFail } from '../start/bootstrap/failure.mjs';
import { lockfileProblems } from '../start/bootstrap/lockfile.mjs';
import { root } from '../start/bootstrap/root.mjs';

await orFail(() => {
  const problems = lockfileProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  if (problems.length > 0) throw new Failure(problems.join('\n'));
});
