/** @module The Python snippets of all fixtures, with what they ask to be installed. */
import { librarySnippets, type Requirement, type Snippet } from '@loadout/catalogue';
import { type Fixture, fixtureName } from '../fixtures.ts';

export interface SnippetOrder {
  readonly id: string;
  readonly library: string;
  readonly text: string;
  readonly requirements: readonly {
    readonly name: string;
    readonly version?: string;
    readonly url?: string;
  }[];
}

function pythonRequirement(requirement: Requirement): SnippetOrder['requirements'] {
  if (requirement.kind === 'python') {
    const { name, version, url } = requirement;
    return [{ name, ...(version !== undefined && { version }), ...(url !== undefined && { url }) }];
  }
  return requirement.kind === 'checkout' ? [{ name: requirement.url, url: requirement.url }] : [];
}

/** Blocks are run one after the other: a later one may count on what an earlier one installed. */
const requirementsOf = (snippets: readonly Snippet[]): SnippetOrder['requirements'] =>
  snippets.flatMap(({ install = [] }) => install.flatMap(pythonRequirement));

export function collectSnippets(fixtures: readonly Fixture[]): SnippetOrder[] {
  const orders = new Map<string, SnippetOrder>();
  for (const fixture of fixtures)
    for (const { snippets } of librarySnippets(fixture.record, { library: fixture.library }))
      for (const [index, { code }] of snippets.entries())
        if (code.language === 'python')
          orders.set(`${fixture.library} ${code.text}`, {
            id: `${fixtureName(fixture)}.${index + 1}`,
            library: fixture.library,
            text: code.text,
            requirements: requirementsOf(snippets.slice(0, index + 1)),
          });
  return [...orders.values()];
}
