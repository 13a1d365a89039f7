/** @module Documents of the sitemap protocol: an index of parts, and parts with the URLs of pages. */
import { escapeXml } from '../../lib/xml/xml.ts';

export interface MappedPage {
  readonly path: string;
  /** When it last changed, in seconds. */
  readonly changed?: number | undefined;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const perPiece = 1_000;

export const mapIndex = (origin: string, parts: readonly string[]): string =>
  [
    `<sitemapindex ${namespace}>`,
    ...parts.map((path) => `<sitemap>${locate(origin, path)}</sitemap>`),
    '</sitemapindex>',
  ].join('\n');

export const mapPart = (origin: string, pages: readonly MappedPage[]): string =>
  [...mapPieces(origin, pages)].join('');

export function* mapPieces(origin: string, pages: readonly MappedPage[]): Generator<string> {
  yield `<urlset ${namespace}>\n`;
  for (let at = 0; at < pages.length; at += perPiece) {
    yield pages
      .slice(at, at + perPiece)
      .map((page) => `<url>${locate(origin, page.path)}${lastChange(page)}</url>\n`)
      .join('');
  }
  yield '</urlset>';
}

const locate = (origin: string, path: string): string => `<loc>${escapeXml(origin + path)}</loc>`;

const lastChange = ({ changed }: MappedPage): string =>
  changed === undefined ? '' : `<lastmod>${new Date(changed * 1000).toISOString()}</lastmod>`;
