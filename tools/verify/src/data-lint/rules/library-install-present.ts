/** @module Every executable block lists what to install, and has the warnings that its code requires. */
import { generateSnippets } from '@loadout/catalogue';
import { eachLibrary } from '../rule.ts';

export const libraryInstallPresent = eachLibrary(function* check(library, key, { fixtures }) {
  for (const [name, record] of Object.entries(fixtures(key)))
    for (const { title, code, install, warnings } of generateSnippets(library, record).snippets) {
      const login = warnings?.some((warning) => warning.code === 'gated' || warning.code === 'private');
      const runs = code.text.split('\n').some((line) => line !== '' && !line.startsWith('#'));
      if (!install?.length && !login && runs)
        yield `"${title}" of fixture ${name} has no install requirements: set install`;
      if (
        code.text.includes('trust_remote_code=True') &&
        !warnings?.some((warning) => warning.code === 'remote-code')
      )
        yield `"${title}" of fixture ${name} runs code of the repository: add the remoteCode warning`;
    }
});
