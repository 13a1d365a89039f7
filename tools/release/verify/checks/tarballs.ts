/** @module Checks the tarballs with publint and Are The Types Wrong. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Check } from '../check.ts';
import { tarballs } from '../stranger.ts';

/** Packages for Node 24 and later, whose `require` loads modules: these two findings are about older ones. */
const modulesOnly = /^loadout-(?:hub|server|web)-/;
const aboutOlderNode: ReadonlySet<string> = new Set(['NoResolution node10', 'CJSResolvesToESM node16-cjs']);

/** A style sheet has no types. */
const withoutTypes = [/\.css$/];

async function problemsOf(file: string): Promise<readonly string[]> {
  const data = new Uint8Array(readFileSync(file));
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  const packaging = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  const analysis = await checkPackage(createPackageFromTarballData(data), {
    excludeEntrypoints: withoutTypes,
  });
  const types = (analysis.types === false ? [] : analysis.problems)
    .map((problem) => `${problem.kind} ${'resolutionKind' in problem ? problem.resolutionKind : ''}`)
    .filter((problem) => !(modulesOnly.test(basename(file)) && aboutOlderNode.has(problem)));
  return [...packaging, ...types].map((problem) => `${basename(file)}: ${problem}`);
}

export const checks: readonly Check[] = [
  {
    name: 'publint and Are The Types Wrong find nothing',
    async run() {
      const problems = (await Promise.all(tarballs().map(problemsOf))).flat();
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return `${tarballs().length} tarballs`;
    },
  },
];
