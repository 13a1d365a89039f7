/** @module Mutates one module with Stryker and returns what its tests did not notice. */
import { Stryker } from '@stryker-mutator/core';
import type { Mutated } from './modules.ts';
import { testsVariable } from './tests-variable.ts';

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  readonly replacement: string;
  /** Whether any test ran the line at all. */
  readonly covered: boolean;
}

export interface Outcome {
  readonly killed: number;
  /** Mutants of code that runs while modules load: each would need a new process, so they are not tested. */
  readonly untested: number;
  readonly survivors: readonly Survivor[];
}

/**
 * Texts, tables and regular expressions are data: the goldens, the data rules and the property tests hold them. What is
 * mutated is logic: conditions, operators, calls, blocks.
 */
const leftOut = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'];

const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'RuntimeError']);
const unnoticed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

export async function mutate({ code, tests }: Mutated, concurrency: number): Promise<Outcome> {
  process.env[testsVariable] = JSON.stringify(tests);
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/verify/src/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    mutate: [...code, '!**/*.{test,testing,generated}.ts', '!**/testing/**'],
    mutator: { excludedMutations: leftOut },
    // Reading tsconfig.json would need the JavaScript API of TypeScript, which release 7 does not have.
    tsconfigFile: 'none.json',
    disableTypeChecks: true,
    ignorePatterns: ['.loadout', '.data', 'e2e', 'packages/web/build', 'packages/*/dist', 'test-results'],
    tempDirName: '.loadout/mutants',
    reporters: ['progress-append-only'],
    concurrency,
    timeoutMS: 10_000,
    allowEmpty: true,
  }).runMutationTest();
  return {
    killed: results.filter(({ status }) => noticed.has(status)).length,
    untested: results.filter(({ status, static: isStatic }) => status === 'Ignored' && isStatic === true)
      .length,
    survivors: results
      .filter(({ status }) => unnoticed.has(status))
      .map(({ fileName, location, mutatorName, replacement, status }) => ({
        file: fileName.slice(fileName.lastIndexOf('packages/')),
        line: location.start.line,
        mutator: mutatorName,
        replacement: replacement.slice(0, 120),
        covered: status === 'Survived',
      })),
  };
}
