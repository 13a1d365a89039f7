/** @module A Python snippet as a script that `uv run` can start: PEP 723 metadata and the code. */
import type { PythonRequirement } from '../snippets/requirement.ts';
import type { Snippet } from '../snippets/snippet.ts';
import { pythonSpecifier } from './install.ts';

/** TOML basic strings take JSON's escapes. */
const toml = (text: string): string => JSON.stringify(text);

export function toScript({ code, install = [] }: Snippet): string | undefined {
  if (code.language !== 'python') return undefined;
  const packages = install.filter((one): one is PythonRequirement => one.kind === 'python');
  const lines = packages.map((one) => `#   ${toml(pythonSpecifier(one))},`);
  const dependencies = lines.length === 0 ? ['# dependencies = []'] : ['# dependencies = [', ...lines, '# ]'];
  return ['# /// script', '# requires-python = ">=3.10"', ...dependencies, '# ///', '', code.text, ''].join(
    '\n',
  );
}
