/** @module Compares the fingerprints in the evidence with those of the snippets as they are now. */

interface Key {
  readonly language: string;
  readonly library: string;
}

interface Evidence extends Key {
  readonly found: { readonly fingerprint: string };
}

const keyOf = ({ language, library }: Key): string => `${language} ${library}`;

/** Libraries whose snippets have changed since they were checked, or were removed; as `language library`. */
export function staleEvidence<Order extends Key>(
  evidence: readonly Evidence[],
  orders: readonly Order[],
  fingerprintOf: (orders: readonly Order[]) => string,
): readonly string[] {
  const known = new Map(evidence.map((one) => [keyOf(one), one.found.fingerprint]));
  const now = new Map(
    Array.from(Map.groupBy(orders, keyOf), ([key, group]) => [key, fingerprintOf(group)] as const),
  );
  return [...new Set([...known.keys(), ...now.keys()])].filter((key) => known.get(key) !== now.get(key));
}
