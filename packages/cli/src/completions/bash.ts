/** @module Completions for bash. */
import { type CompletedCommand, type CompletedOption, flagsOf, quoted } from './model.ts';

const words = (list: readonly string[]): string => quoted(list.join(' '));

/** An option with choices offers them; any other value may be a file. */
const valueCase = (command: string, option: CompletedOption): readonly string[] => {
  if (option.type === 'boolean') return [];
  const pattern = flagsOf(option)
    .map((flag) => `${command}:${flag}`)
    .join(' | ');
  return [`    ${pattern}) words=${words(option.choices ?? [])} ;;`];
};

const commandCase = ({ name, options, choices }: CompletedCommand): string =>
  `      ${name}:-*) words=${words(options.flatMap(flagsOf))} ;;\n      ${name}:*) words=${words(choices)} ;;`;

export const bashCompletions = (commands: readonly CompletedCommand[]): string => `# loadout completions bash
_loadout() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command=\${COMP_WORDS[1]} words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W ${words(commands.map(({ name }) => name))} -- "$current")
    return
  fi
  case $command:$previous in
${commands.flatMap(({ name, options }) => options.flatMap((option) => valueCase(name, option))).join('\n')}
    *)
      case $command:$current in
${commands.map(commandCase).join('\n')}
      esac
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o bashdefault -o default -F _loadout loadout`;
