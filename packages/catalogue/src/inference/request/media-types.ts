/** @module Media type by file extension. */

const byExtension: ReadonlyMap<string, string> = new Map([
  ['flac', 'audio/flac'],
  ['gif', 'image/gif'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['mp3', 'audio/mpeg'],
  ['ogg', 'audio/ogg'],
  ['png', 'image/png'],
  ['wav', 'audio/wav'],
  ['webm', 'audio/webm'],
  ['webp', 'image/webp'],
]);

export const mediaTypeOf = (file: string, unknown = 'application/octet-stream'): string =>
  byExtension.get(file.slice(file.lastIndexOf('.') + 1).toLowerCase()) ?? unknown;
