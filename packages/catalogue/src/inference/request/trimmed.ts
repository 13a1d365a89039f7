/** @module URLs without slashes at their end. */

export const trimmed = (url: string): string => (url.endsWith('/') ? url.replace(/\/+$/, '') : url);
