/** @module How a library is reached in the library filter of models. */

export const filterWords = ({ listed }: { readonly listed: boolean }): string =>
  listed ? 'listed in the library filter of models' : 'found by searching the library filter of models';
