/** @module Every page of the site, by the name of its folder. */
import type { PageDeclaration } from '../lib/page/define-page.ts';

const declarations = import.meta.glob<PageDeclaration>('./*/page.ts', { eager: true, import: 'default' });

export const pages: Readonly<Record<string, PageDeclaration>> = Object.fromEntries(
  Object.entries(declarations).map(([file, declaration]) => [folderOf(file), declaration]),
);

/** The folder of a page's file: `./models/page.ts` is `models`. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

export interface Place {
  readonly name: string;
  readonly path: string;
  readonly detail?: string | undefined;
}

/** The pages that a part of the site's navigation links to, in order. */
export const placesIn = (place: 'header' | 'footer'): readonly Place[] =>
  Object.values(pages)
    .flatMap(({ name, detail, path, navigation }) =>
      name !== undefined && navigation?.place === place
        ? [{ name, path, detail, order: navigation.order }]
        : [],
    )
    .toSorted((a, b) => a.order - b.order);

/** The declaration behind a matched route: its id is the path of its module. */
export const pageOfRoute = (id: string): PageDeclaration | undefined =>
  /^pages\/[^/]+\/route$/.test(id) ? pages[folderOf(id)] : undefined;
