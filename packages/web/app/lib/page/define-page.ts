/** @module One declaration per page, in `pages/<name>/page.ts`: routes, navigation, twins and sitemap are derived from it. */

export interface PageDeclaration {
  /** Pattern of React Router. */
  readonly path: string;
  /** Link text. A page with a name is found by the search. */
  readonly name?: string;
  /** What it is for, in a few words. */
  readonly detail?: string;
  /** Where the site's navigation links to it. */
  readonly navigation?: { readonly place: 'header' | 'footer'; readonly order: number };
  /** Routes below the page's path that return files: `snippet` is `pages/<name>/snippet.ts`. */
  readonly files?: readonly string[];
  /** Whether each page has a preview image, at `social.png` below its path. */
  readonly picture?: boolean;
  /** Whether it shows code at first, so that its typeface is loaded with the page. */
  readonly code?: boolean;
  /** Whether it is in the sitemap. Pages with parameters list their paths in `page.server.ts`. */
  readonly listed?: boolean;
  /** Internal: without twins and hidden from search engines. */
  readonly hidden?: boolean;
}

export const definePage = (declaration: PageDeclaration): PageDeclaration => declaration;

/** The path of files below a page: optional segments are required there. */
export const pathBelow = ({ path }: PageDeclaration, file: string): string =>
  `${path.replace('?', '')}/${file}`;
