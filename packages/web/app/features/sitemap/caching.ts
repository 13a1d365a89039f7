/** @module How long crawlers may keep a part of the map: an hour without asking, then as long as no record changes. */

const anHour = 3_600;

export const kept = { 'cache-control': `public, max-age=${anHour}` } as const;

export const keptUntilChange = (seq: number) => ({ ...kept, etag: `W/"${seq}"` }) as const;
