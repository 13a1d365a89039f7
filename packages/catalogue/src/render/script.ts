/** @module A Python snippet as a script for `uv run`: PEP 723 metadata and the code. */
import type { PythonRequirement, Requirement } from '../snippets/requirement.ts';
import type { Snippet } from '../snippets/snippet.ts';
import { installText, pythonSpecifier } from './install.ts';

/** JSON escapes are valid in TOML basic strings. */
const toml = (text: string): string => JSON.stringify(text);

/** The uv settings that correspond to pip flags. */
function toolTable(packages: readonly PythonRequirement[]): readonly string[] {
  const flags = packages.flatMap((one) => one.flags ?? []);
  const links = flags.flatMap((flag, n) => (flag === '-f' ? (flags[n + 1] ?? []) : []));
  const settings = [
    ...(links.length > 0 ? [`# find-links = [${links.map(toml).join(', ')}]`] : []),
    ...(flags.includes('--pre') ? ['# prerelease = "allow"'] : []),
  ];
  return settings.length > 0 ? ['# [tool.uv]', ...settings] : [];
}

/** Releases of Python that nobody maintains any more are used only for packages that need one. */
function pythonsOf(packages: readonly PythonRequirement[]): readonly string[] {
  const own = [...new Set(packages.flatMap((one) => one.python ?? []))];
  return own.some((one) => /<3\.(?:\d|10)$/.test(one)) ? own : ['>=3.10', ...own];
}

/** Programs and repositories, which the metadata cannot name. */
function stepsBefore(requirements: readonly Requirement[]): readonly string[] {
  if (requirements.length === 0) return [];
  const steps = installText(requirements).split(/[\r\n]+/);
  return ['', '# Before it runs:', ...steps.map((step) => `#   ${step.replace(/^# /, '')}`)];
}

export function toScript({ code, install = [] }: Snippet): string | undefined {
  if (code.language !== 'python') return undefined;
  const packages = install.filter((one): one is PythonRequirement => one.kind === 'python');
  const lines = packages.map((one) => `#   ${toml(pythonSpecifier(one))},`);
  const dependencies = lines.length === 0 ? ['# dependencies = []'] : ['# dependencies = [', ...lines, '# ]'];
  const python = pythonsOf(packages);
  return [
    '# /// script',
    `# requires-python = ${toml(python.join(','))}`,
    ...dependencies,
    ...toolTable(packages),
    '# ///',
    ...stepsBefore(install.filter(({ kind }) => kind !== 'python')),
    '',
    code.text,
    '',
  ].join('\n');
}
