/**
 * @module Every block of every fixture says what to install, and shows the warning its code calls for. A block that
 * goes on where an earlier one made a checkout needs none: to clone again there would be wrong.
 */
import { generateSnippets, type Snippet } from '@loadout/catalogue';
import { eachLibrary } from '../rule.ts';

const makesCheckout = ({ install = [] }: Snippet): boolean => install.some(({ kind }) => kind === 'checkout');

export const libraryInstallPresent = eachLibrary(function* check(library, key, { fixtures }) {
  for (const [name, record] of Object.entries(fixtures(key))) {
    const { snippets } = generateSnippets(library, record);
    for (const [n, { title, code, install, warnings }] of snippets.entries()) {
      const login = warnings?.some((warning) => warning.code === 'gated' || warning.code === 'private');
      if (!install?.length && !login && !snippets.slice(0, n).some(makesCheckout))
        yield `"${title}" of fixture ${name} says nothing about installing: set install`;
      if (
        code.text.includes('trust_remote_code=True') &&
        !warnings?.some((warning) => warning.code === 'remote-code')
      )
        yield `"${title}" of fixture ${name} runs code of the repository: add the remoteCode warning`;
    }
  }
});
