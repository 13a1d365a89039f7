/** @module Names of models that read proteins, by how they want the letters of amino acids. */

/** With spaces between them. */
export const readsSpaced = /(?:^|[-_/])prot_|protbert|igbert|antiberta|ablang/i;

/** Each with a letter for the structure at that place, or a mark that it is unknown. */
export const readsStructure = /saprot/i;
