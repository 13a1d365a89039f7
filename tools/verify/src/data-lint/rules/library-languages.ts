/** @module `languages` lists exactly the languages of the generator's blocks. */
import { generateSnippets } from '@loadout/catalogue';
import { eachLibrary } from '../rule.ts';

/** Titles of steps that any library may get, independent of its generator. */
const shared = new Set(['Log in']);

export const libraryLanguages = eachLibrary(function* check(library, key, { fixtures }) {
  if (!library.snippets) {
    if (library.languages !== undefined) yield 'it has languages but no generator: remove languages';
    return;
  }
  const used = new Set<string>();
  for (const record of Object.values(fixtures(key)))
    for (const { title, code } of generateSnippets(library, record).snippets)
      if (!shared.has(title)) used.add(code.language);
  const declared = new Set<string>(library.languages ?? []);
  for (const language of used)
    if (!declared.has(language)) yield `its blocks use ${language}: add it to languages`;
  for (const language of declared)
    if (!used.has(language))
      yield `no fixture gives a block in ${language}: add one, or remove it from languages`;
});
