import { describe, expect, it } from 'vitest';
import { addressesPerPart } from './addresses.ts';
import { mapIndex, mapPart, mapPieces } from './document.ts';

const origin = 'https://site.example';

describe('a part of the sitemap', () => {
  it('has the URL of each page, and when it changed where that is known', () => {
    expect(mapPart(origin, [{ path: '/a' }, { path: '/b', changed: 86_400 }])).toBe(
      [
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://site.example/a</loc></url>',
        '<url><loc>https://site.example/b</loc><lastmod>1970-01-02T00:00:00.000Z</lastmod></url>',
        '</urlset>',
      ].join('\n'),
    );
  });

  it('of the largest size is sent in small chunks and stays below the limit of the protocol', () => {
    const path = `/models/${'o'.repeat(96)}/${'n'.repeat(96)}`;
    const pages = Array.from({ length: addressesPerPart }, () => ({ path, changed: 1.8e9 }));
    const lengths = Array.from(mapPieces(origin, pages), (piece) => piece.length);
    expect(Math.max(...lengths)).toBeLessThan(500_000);
    expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(50 * 1024 * 1024);
  });
});

it('the index lists its parts', () => {
  expect(mapIndex(origin, ['/sitemap-models.xml?part=1'])).toContain(
    '<sitemap><loc>https://site.example/sitemap-models.xml?part=1</loc></sitemap>',
  );
});
