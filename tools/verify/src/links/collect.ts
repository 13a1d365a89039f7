/** @module The external URLs in snippets and pages, each with where it is used. */
import { apps, libraries, publicSampleUrls } from '@loadout/catalogue';

export interface OutsideAddress {
  readonly url: string;
  readonly usedBy: string;
}

export function outsideAddresses(): readonly OutsideAddress[] {
  const all: readonly OutsideAddress[] = [
    ...publicSampleUrls().map((url) => ({ url, usedBy: 'samples of snippets' })),
    ...Object.entries(libraries).flatMap(([key, { repoUrl, docsUrl }]) =>
      [repoUrl, docsUrl].flatMap((url) => (url === undefined ? [] : [{ url, usedBy: `library ${key}` }])),
    ),
    ...Object.entries(apps).map(([key, { docsUrl }]) => ({ url: docsUrl, usedBy: `app ${key}` })),
  ];
  return [...new Map(all.toReversed().map((each) => [each.url, each])).values()].toReversed();
}
