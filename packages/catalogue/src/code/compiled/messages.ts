/** @module Takes the place of `core/messages.ts` in bundles, whose templates were tried before they were published. */

const message = 'a value or code touches what it may not: put a space or a line break between them';

export const mayNotTouch = (_code: number): string => message;

export const runTogether = (_left: number, _right: number): string => message;
