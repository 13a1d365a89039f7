/** @module Names of Python packages. */

/** PEP 503: case and separators of a name do not matter. */
export const normalName = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '-');
