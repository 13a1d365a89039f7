/** @module The verification levels of a snippet, from least to most. */

export const levels = ['parses', 'lints', 'symbols', 'ran'] as const;

/**
 * - `parses`: the language's parser accepts it.
 * - `lints`: no undefined name, no unused import.
 * - `symbols`: its imports, calls and keyword arguments exist in a release of the package.
 * - `ran`: it ran to the end with the real client and sent what was expected.
 */
export type Level = (typeof levels)[number];
