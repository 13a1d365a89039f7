/** @module Completions for zsh. */
import { type CompletedCommand, type CompletedOption, flagsOf, quoted } from './model.ts';

/** Square brackets and colons end a description. */
const description = (text: string): string => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);

function argument(option: CompletedOption): readonly string[] {
  const { type, multiple, value = 'VALUE', choices } = option;
  const action = choices === undefined ? '_files' : `(${choices.join(' ')})`;
  const rest = type === 'boolean' ? '' : `:${value}:${action}`;
  return flagsOf(option).map((flag) =>
    quoted(`${multiple === true ? '*' : ''}${flag}[${description(option.description)}]${rest}`),
  );
}

const commandCase = ({ name, options, choices }: CompletedCommand): string => {
  const first = choices.length === 0 ? '*:argument:_files' : `*:argument:(${choices.join(' ')})`;
  const specs = [...options.flatMap(argument), quoted(first)].map((spec) => `        ${spec}`);
  return `    ${name})\n      _arguments \\\n${specs.join(' \\\n')}\n      ;;`;
};

export const zshCompletions = (commands: readonly CompletedCommand[]): string => `#compdef loadout
# loadout completions zsh
_loadout() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${description(summary)}`)}`).join('\n')}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${commands.map(commandCase).join('\n')}
  esac
}
compdef _loadout loadout`;
