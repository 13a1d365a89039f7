/** @module Collects the fixture snippets that can be checked against packages, with their requirements. */
import { huggingFace, type Requirement, type Snippet } from '@loadout/catalogue';
import { fixturesOf, nameIn, type Suite } from '../suites.ts';
import { isRead, type ReadLanguage } from '@loadout/verification';

export interface SnippetOrder {
  readonly id: string;
  readonly library: string;
  readonly language: ReadLanguage;
  readonly text: string;
  readonly requirements: readonly {
    readonly name: string;
    readonly version?: string;
    /** Why no package index has it. */
    readonly elsewhere?: string;
  }[];
}

type PythonRequirement = Extract<Requirement, { readonly kind: 'python' }>;

const gitOnly = 'git only, no package index has its sources';
const otherIndex = 'not on the package index, but on one of its own';
const ownProgram = 'a program that no package index has';

/** The model itself, if it is installable as a package: nothing is imported from it by name. */
const isModel = ({ url = '' }: PythonRequirement): boolean => url.startsWith(`git+${huggingFace.hubUrl}/`);

function whyElsewhere({ url, flags = [] }: PythonRequirement): string | undefined {
  if (url !== undefined) return gitOnly;
  return flags.some((flag) => /^(?:-f|--find-links|--index-url|--extra-index-url)$/.test(flag))
    ? otherIndex
    : undefined;
}

function toRequirement(requirement: Requirement): SnippetOrder['requirements'] {
  if (requirement.kind === 'checkout') return [{ name: requirement.url, elsewhere: gitOnly }];
  if (requirement.kind === 'program') {
    const { name, tool } = requirement;
    return [tool === undefined ? { name, elsewhere: ownProgram } : { name: tool }];
  }
  if (requirement.kind === 'python' && isModel(requirement)) return [];
  const { name, version } = requirement;
  const elsewhere = requirement.kind === 'python' ? whyElsewhere(requirement) : undefined;
  return [{ name, ...(version !== undefined && { version }), ...(elsewhere !== undefined && { elsewhere }) }];
}

/** Kinds of requirements that provide a language's names. */
const kinds: Readonly<Record<ReadLanguage, readonly Requirement['kind'][]>> = {
  python: ['python', 'checkout'],
  shell: ['python', 'checkout', 'program'],
  javascript: ['node'],
};

/** Blocks run in sequence: a later one may use what an earlier one installed, and may install another release of it. */
export function requirementsOf(
  snippets: readonly Snippet[],
  language: ReadLanguage,
): SnippetOrder['requirements'] {
  const all = snippets
    .flatMap(({ install = [] }) => install)
    .filter(({ kind }) => kinds[language].includes(kind))
    .flatMap(toRequirement);
  const versions = new Map(
    all.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version] as const])),
  );
  return all.filter(({ name, version }) => version === undefined || versions.get(name) === version);
}

export function collectSnippets(suite: Suite): SnippetOrder[] {
  const orders = new Map<string, SnippetOrder>();
  for (const fixture of fixturesOf(suite)) {
    const library = nameIn(suite, fixture.library);
    for (const { snippets } of suite.answers(fixture.record, fixture.library))
      for (const [index, { code }] of snippets.entries())
        if (isRead(code.language))
          orders.set(`${library} ${code.text}`, {
            id: `${library}/${fixture.branch}.${index + 1}`,
            library,
            language: code.language,
            text: code.text,
            requirements: requirementsOf(snippets.slice(0, index + 1), code.language),
          });
  }
  return [...orders.values()];
}
