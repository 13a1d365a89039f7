/** @module `loadout completions`: a script that completes commands, options and their values in a shell. */
import { type Command, readArguments, UsageError } from '../command.ts';
import { bashCompletions } from '../completions/bash.ts';
import { fishCompletions } from '../completions/fish.ts';
import { type CompletedCommand, completedCommands } from '../completions/model.ts';
import { zshCompletions } from '../completions/zsh.ts';
import { outOption } from '../out.ts';
import { writeLine } from '../terminal.ts';

const shells: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashCompletions,
  zsh: zshCompletions,
  fish: fishCompletions,
};

const options = { out: outOption } as const;

export const command: Command = {
  usage: '<bash | zsh | fish> [options]',
  options,
  choices: Object.keys(shells),
  examples: [
    'source <(loadout completions bash)',
    'loadout completions zsh --out ~/.zfunc/_loadout',
    'loadout completions fish --out ~/.config/fish/completions/loadout.fish',
  ],
  async run(args, terminal) {
    const { positionals } = readArguments(args, options);
    const [shell = '', ...rest] = positionals;
    const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
    if (write === undefined || rest.length > 0)
      throw new UsageError(`Pass one shell: ${Object.keys(shells).join(', ')}.`);
    writeLine(terminal.stdout, write(await completedCommands()));
  },
};
