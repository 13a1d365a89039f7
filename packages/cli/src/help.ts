/** @module Help texts, generated from the commands' declarations. */
import type { Command, OptionSpec } from './command.ts';
import { columns } from './style.ts';

export const commonOptions: Readonly<Record<string, OptionSpec>> = {
  help: { type: 'boolean', short: 'h', description: 'Show this help.' },
};

export function commandHelp(name: string, summary: string, command: Command): string {
  const options = Object.entries({ ...command.options, ...commonOptions }).map(([option, spec]) => [
    `  ${optionName(option, spec)}`,
    spec.description,
  ]);
  return [
    summary,
    '',
    `Usage: loadout ${name} ${command.usage}`.trimEnd(),
    '',
    'Options:',
    columns(options),
    ...(command.examples === undefined
      ? []
      : ['', 'Examples:', ...command.examples.map((each) => `  ${each}`)]),
  ].join('\n');
}

export function generalHelp(commands: Readonly<Record<string, { readonly summary: string }>>): string {
  const list = Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary]);
  return [
    'loadout: from a model id to code that runs.',
    '',
    'Usage: loadout <command> [options]',
    '',
    'Commands:',
    columns(list),
    '',
    'Run loadout <command> --help for details, loadout --version for the version. Settings are environment variables: loadout settings lists them.',
  ].join('\n');
}

function optionName(name: string, { short, value }: OptionSpec): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? `    ${long}` : `-${short}, ${long}`;
}
