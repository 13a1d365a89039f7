/** @module What shells complete: commands, their options and the values of these. */
import type { Command, OptionSpec } from '../command.ts';
import { commands } from '../commands.ts';
import { commonOptions } from '../help.ts';

export interface CompletedOption extends OptionSpec {
  readonly name: string;
}

export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly choices: readonly string[];
  readonly options: readonly CompletedOption[];
}

export const completedCommands = (): Promise<readonly CompletedCommand[]> =>
  Promise.all(
    Object.entries(commands).map(async ([name, { summary, load }]) =>
      completed(name, summary, (await load()).command),
    ),
  );

const completed = (name: string, summary: string, { options, choices = [] }: Command): CompletedCommand => ({
  name,
  summary,
  choices,
  options: Object.entries({ ...options, ...commonOptions }).map(([option, spec]) =>
    Object.assign({ name: option }, spec),
  ),
});

/** The spellings of an option: `-o`, `--output`. */
export const flagsOf = ({ name, short }: CompletedOption): readonly string[] =>
  short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`];

/** Quotes a text for all three shells: a single quote becomes `’`, and no text ends with a backslash. */
export const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;
