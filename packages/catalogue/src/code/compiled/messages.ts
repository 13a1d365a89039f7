/** @module Takes the place of `core/messages.ts` in bundles, whose templates were tried before they were published. */

const message = 'this value or code is not allowed here: add a space or a line break';

export const mayNotTouch = (_code: number): string => message;

export const runTogether = (_left: number, _right: number): string => message;
