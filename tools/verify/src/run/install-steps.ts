/** @module Blocks that only install: their commands become part of the environment of the blocks after them. */
import { commandsOf } from './only-files.ts';

const install = /^pip install (.+)$/;
const word = /"([^"]*)"|'([^']*)'|(\S+)/g;

const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(word)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');

/** The arguments of each `pip install`; none if the code does anything else. */
export function installSteps(code: string): readonly (readonly string[])[] {
  const commands = commandsOf(code).filter((line) => line !== '' && !line.startsWith('#'));
  const steps = commands.map((line) => install.exec(line)?.[1]);
  return steps.flatMap((step) => (step === undefined || steps.includes(undefined) ? [] : [wordsOf(step)]));
}
