/** @module Links of a library use https, have a host, and contain no tracking parameters or spaces. */
import { eachLibrary } from '../rule.ts';

const good = (url: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(\/[^\s?]*)?(\?[^\s]*)?$/i.test(url) && !url.includes('utm_');

export const libraryUrlShape = eachLibrary(function* check({ repoUrl, docsUrl }) {
  if (!good(repoUrl)) yield `repoUrl ${repoUrl} is not a plain https link: write it as https://host/path`;
  if (docsUrl !== undefined && !good(docsUrl))
    yield `docsUrl ${docsUrl} is not a plain https link: write it as https://host/path`;
});
