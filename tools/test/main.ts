/** @module `npm test`: runs every step, also after a failure, and prints `N passed, N failed`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { program } from '../start/bootstrap/build.mjs';
import { runCommand } from '../start/bootstrap/command.mjs';
import { orFail } from '../start/bootstrap/failure.mjs';
import { projectEnvironment } from '../start/bootstrap/node.mjs';
import { seconds } from '../start/bootstrap/progress.mjs';
import { root } from '../start/bootstrap/root.mjs';
import { testEnvironment } from './environment.ts';
import { schedule } from './schedule.ts';
import { selectSteps } from './select.ts';
import { limitMinutes, stepsOf, type Step } from './steps.ts';
import { unfinishedTests, unfinishedVariable } from './unfinished.ts';
import { add, none, tallyOfCheck, tallyOfTests, type Tally } from './tally.ts';

const env = {
  ...testEnvironment(projectEnvironment(root)),
  // Tests of the command line start what users start.
  TEST_PROGRAM: join(root, program),
};

const runAll = async ({ commands, tests }: Step): Promise<{ succeeded: boolean; output: string }> => {
  let output = '';
  const limitMs = limitMinutes * 60_000;
  const stepEnv = {
    ...env,
    ...(tests?.unfinished !== undefined && { [unfinishedVariable]: tests.unfinished }),
  };
  for (const { words, folder = '.' } of commands) {
    const [command, ...args] = words;
    const ended = await runCommand(command, args, { cwd: join(root, folder), env: stepEnv, limitMs });
    output += ended.output;
    if (ended.code === 0) continue;
    const running = tests?.unfinished === undefined ? [] : unfinishedTests(tests.unfinished);
    if (running.length > 0) output += `These tests did not finish: ${running.join(', ')}\n`;
    return { succeeded: false, output };
  }
  return { succeeded: true, output };
};

const tallyOf = ({ tests }: Step, succeeded: boolean): Tally => {
  if (tests === undefined) return tallyOfCheck(succeeded);
  const report = existsSync(tests.report) ? readFileSync(tests.report, 'utf8') : undefined;
  return tallyOfTests(succeeded, report, tests.read);
};

const lineOf = (step: Step, succeeded: boolean, tally: Tally, ms: number): string => {
  const verdict = succeeded ? 'ok' : 'FAILED';
  const counts = step.tests === undefined ? '' : `  ${tally.passed} passed, ${tally.failed} failed`;
  return `${step.name.padEnd(10)} ${verdict.padEnd(6)} ${seconds(ms).padStart(8)}${counts}`;
};

await orFail(async () => {
  const reports = mkdtempSync(join(tmpdir(), 'loadout-test-'));
  let total = none;
  try {
    const steps = selectSteps(stepsOf(reports), process.argv.slice(2));
    await schedule(steps, Math.max(2, availableParallelism()), async (step) => {
      const began = Date.now();
      const { succeeded, output } = await runAll(step);
      const tally = tallyOf(step, succeeded);
      total = add(total, tally);
      console.log(lineOf(step, succeeded, tally, Date.now() - began));
      // Some tools print colors even without a terminal.
      if (!succeeded) console.log(`\n${stripVTControlCharacters(output).trimEnd()}\n`);
    });
  } finally {
    rmSync(reports, { recursive: true });
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
