/** @module Names without the separators between their words. */

/** `gemma-4` and `gemma4`, `conditional_detr` and `conditional-detr` are the same. */
export const joinedName = (name: string): string => name.toLowerCase().replace(/[\s_./-]+/g, '');
