/** @module Collects the fixture snippets that use a git repository: clone it, install from it, or run its program. */
import type { Requirement, Snippet } from '@loadout/catalogue';
import { requirementsOf, type SnippetOrder } from '../symbols/collect.ts';
import { fixturesOf, nameIn, type Suite } from '../suites.ts';

export interface RepositoryUse {
  /** `owner/name`. */
  readonly name: string;
  /** Cloned and entered, installed as a package, or the home of a program. */
  readonly kind: 'checkout' | 'package' | 'program';
  /** The tag or commit that is checked out, if it is not the newest commit. */
  readonly ref?: string;
  /** Folder of the package. */
  readonly subdirectory?: string;
  /** Arguments of `pip install` inside it. */
  readonly install?: readonly string[];
}

export interface SnapshotOrder extends Omit<SnippetOrder, 'language'> {
  readonly language: 'python' | 'shell';
  /** Shell code of the blocks before it. */
  readonly earlier: readonly string[];
  readonly repositories: readonly RepositoryUse[];
}

/** What names the state of a repository in reports and in the data. */
export const stateOf = ({ name, ref }: RepositoryUse): string =>
  ref === undefined ? name : `${name}@${ref}`;

const github =
  /^(?:git\+)?https:\/\/github\.com\/(?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?(?:@(?<ref>[\w.-]+))?(?:#subdirectory=(?<subdirectory>[\w./-]+))?$/;
const page = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)(?:\/|$)/;

function repositoryOf(requirement: Requirement): readonly RepositoryUse[] {
  if (requirement.kind === 'checkout') {
    const name = github.exec(requirement.url)?.groups?.['name'];
    const { ref, install } = requirement;
    return name === undefined
      ? []
      : [{ name, kind: 'checkout', ...(ref !== undefined && { ref }), ...(install && { install }) }];
  }
  if (requirement.kind === 'python' && requirement.url !== undefined) {
    const { name, ref, subdirectory } = github.exec(requirement.url)?.groups ?? {};
    const where = { ...(ref !== undefined && { ref }), ...(subdirectory !== undefined && { subdirectory }) };
    return name === undefined ? [] : [{ name, kind: 'package', install: ['.'], ...where }];
  }
  if (requirement.kind !== 'program') return [];
  const name = page.exec(requirement.url ?? '')?.[1];
  return name === undefined ? [] : [{ name, kind: 'program' }];
}

/** Repositories of a block and those before it; a checkout keeps the arguments of the block that made it. */
function repositoriesOf(snippets: readonly Snippet[]): readonly RepositoryUse[] {
  const found = new Map<string, RepositoryUse>();
  for (const use of snippets.flatMap(({ install = [] }) => install).flatMap(repositoryOf)) {
    const before = found.get(use.name);
    found.set(use.name, { ...before, ...use, ...(before?.kind === 'checkout' && { kind: 'checkout' }) });
  }
  return [...found.values()];
}

const isChecked = (language: string): language is SnapshotOrder['language'] =>
  language === 'python' || language === 'shell';

/** Requirements that a snapshot replaces: what no package index has, from a repository. */
const isElsewhere = ({ elsewhere }: SnippetOrder['requirements'][number]): boolean => elsewhere !== undefined;

export function collectGitSnippets(suite: Suite): readonly SnapshotOrder[] {
  const orders = new Map<string, SnapshotOrder>();
  for (const fixture of fixturesOf(suite)) {
    const library = nameIn(suite, fixture.library);
    for (const { snippets } of suite.answers(fixture.record, fixture.library))
      for (const [index, { code }] of snippets.entries()) {
        const own = snippets.slice(0, index + 1);
        const repositories = repositoriesOf(own);
        if (!isChecked(code.language) || repositories.length === 0) continue;
        const { language, text } = code;
        orders.set(`${library} ${text}`, {
          id: `${library}/${fixture.branch}.${index + 1}`,
          library,
          language,
          text,
          earlier: own.slice(0, -1).flatMap((one) => (one.code.language === 'shell' ? [one.code.text] : [])),
          requirements: requirementsOf(own, language).filter((one) => !isElsewhere(one)),
          repositories,
        });
      }
  }
  return [...orders.values()];
}
