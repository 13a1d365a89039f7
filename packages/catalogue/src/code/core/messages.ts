/** @module Messages of the edge rules. Browser bundles replace this module with `compiled/messages.ts`. */

const shown = (code: number): string => JSON.stringify(String.fromCharCode(code));

export const mayNotTouch = (code: number): string => `a value may not touch ${shown(code)}`;

export const runTogether = (left: number, right: number): string =>
  `${shown(left)} and ${shown(right)} would run together: put a space or a line break between them`;
