/** @module Whether a block needs only the files of a repository, whatever they contain. */
import type { Block } from './blocks.ts';

const fileCommand =
  /^(?:#.*|hf download .*|mkdir .*|cd .*|export .*|git clone https:\/\/huggingface\.co\/.*)?$/;
const importLine = /^(?:from|import) ([\w.]+)/gm;
const fileModules = new Set(['huggingface_hub', 'json', 'os', 'pathlib', 'shutil', 'sys']);
const reads = /read_text|\.read\(|\.load\(|exec\(|subprocess/;

/** The commands of a script, each on one line. */
export const commandsOf = (code: string): readonly string[] =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim());

export function needsOnlyFiles({ language, code }: Pick<Block, 'language' | 'code'>): boolean {
  if (language === 'shell') return commandsOf(code).every((line) => fileCommand.test(line));
  const modules = [...code.matchAll(importLine)].map(([, name]) => name ?? '');
  return (
    language === 'python' &&
    modules.includes('huggingface_hub') &&
    modules.every((name) => fileModules.has(name)) &&
    !reads.test(code)
  );
}
