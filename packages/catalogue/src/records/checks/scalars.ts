/**
 * @module The checks of `schema/scalars.ts` alone: a page takes this module in its place, and loads the other for a
 * record that fails them.
 */

export interface Check {
  readonly is: (value: unknown) => boolean;
}

export const scalar = (is: Check['is']): Check => ({ is });

export const anything = /* @__PURE__ */ scalar(() => true);

export const text = /* @__PURE__ */ scalar((value) => typeof value === 'string');

export const textOf = (least: number, most: number): Check =>
  scalar((value) => typeof value === 'string' && value.length >= least && value.length <= most);

export const flag = /* @__PURE__ */ scalar((value) => typeof value === 'boolean');

export const number = /* @__PURE__ */ scalar(Number.isFinite);

export const amount = /* @__PURE__ */ scalar(
  (value) => typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER,
);

export const count = /* @__PURE__ */ scalar((value) => Number.isSafeInteger(value) && Number(value) >= 0);

export const date = /* @__PURE__ */ scalar(
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
);

export const oneOf = (...words: readonly unknown[]): Check => scalar((value) => words.includes(value));
