/** @module Caching of a sitemap part: one hour, then revalidated until a record changes. */

const anHour = 3_600;

export const kept = { 'cache-control': `public, max-age=${anHour}` } as const;

export const keptUntilChange = (seq: number) => ({ ...kept, etag: `W/"${seq}"` }) as const;
