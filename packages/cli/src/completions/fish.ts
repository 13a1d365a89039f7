/** @module Completions for fish. */
import { type CompletedCommand, type CompletedOption, quoted } from './model.ts';

const optionLine = (command: string, { name, short, type, choices, description }: CompletedOption): string =>
  [
    `complete -c loadout -n ${seen(command)}`,
    ...(short === undefined ? [] : [`-s ${short}`]),
    `-l ${name}`,
    ...(type === 'boolean' ? ['-f'] : ['-r']),
    ...(choices === undefined ? [] : ['-f', `-a ${quoted(choices.join(' '))}`]),
    `-d ${quoted(description)}`,
  ].join(' ');

const seen = (command: string): string => quoted(`__fish_seen_subcommand_from ${command}`);

const commandLines = ({ name, summary, options, choices }: CompletedCommand): readonly string[] => [
  `complete -c loadout -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
  ...(choices.length === 0
    ? []
    : [`complete -c loadout -n ${seen(name)} -f -a ${quoted(choices.join(' '))}`]),
  ...options.map((option) => optionLine(name, option)),
];

export const fishCompletions = (commands: readonly CompletedCommand[]): string =>
  ['# loadout completions fish', ...commands.flatMap(commandLines)].join('\n');
