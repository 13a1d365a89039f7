/** @module Quantization of GGUF files: codes, names and order. */
import {
  fileTypes,
  type FileType,
  nearestQuantization,
  parseQuantization,
  preferenceOrder,
  tensorTypes,
  type TensorType,
} from '@loadout/catalogue/quantization';

/** Codes by name and names by code, like an enumeration of TypeScript. */
type Enumeration<Name extends string> = Readonly<Record<Name, number>> & Readonly<Record<number, Name>>;

function enumeration<Name extends string>(
  facts: Readonly<Record<Name, { readonly code: number }>>,
): Enumeration<Name>;
function enumeration(facts: Readonly<Record<string, { readonly code: number }>>): object {
  const pairs = Object.entries(facts).toSorted(([, a], [, b]) => a.code - b.code);
  return Object.fromEntries([
    ...pairs.map(([name, { code }]) => [name, code] as const),
    ...pairs.map(([name, { code }]) => [code, name] as const),
  ]);
}

export type GGMLFileQuantizationType = number;
export const GGMLFileQuantizationType: Enumeration<FileType> = /* @__PURE__ */ enumeration(fileTypes);

export type GGMLQuantizationType = number;
export const GGMLQuantizationType: Enumeration<TensorType> = /* @__PURE__ */ enumeration(tensorTypes);

/** From the most precise type to the least. */
export const GGUF_QUANT_ORDER: GGMLFileQuantizationType[] = /* @__PURE__ */ preferenceOrder.map(
  (name) => fileTypes[name].code,
);

/** By code, as in the peer: `Q2_K_S` is then found as `Q2_K` with the variation `S`. */
const expression = (flags: string): RegExp => {
  const names = preferenceOrder.toSorted((a, b) => fileTypes[a].code - fileTypes[b].code);
  return new RegExp(
    `(?<prefix>UD-)?(?<quant>${[...names, 'MXFP4'].join('|')})(_(?<sizeVariation>[A-Z]+))?`,
    flags,
  );
};

export const GGUF_QUANT_RE: RegExp = /* @__PURE__ */ expression('');
export const GGUF_QUANT_RE_GLOBAL: RegExp = /* @__PURE__ */ expression('g');

export const parseGGUFQuantLabel = (fname: string): string | undefined => parseQuantization(fname)?.label;

/** The most precise of the available types that is not above the wanted one. */
export function findNearestQuantType(
  quant: GGMLFileQuantizationType,
  availableQuants: GGMLFileQuantizationType[],
): GGMLFileQuantizationType | undefined {
  const wanted = GGMLFileQuantizationType[quant];
  const names: readonly string[] = availableQuants.map((code) => GGMLFileQuantizationType[code] ?? '');
  const nearest = wanted === undefined ? undefined : nearestQuantization(wanted, names);
  return nearest === undefined ? undefined : availableQuants[names.indexOf(nearest)];
}
