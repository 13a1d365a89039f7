/** @module What is made once for each key, for as long as the server runs: parts of the catalogue. */

export function oncePer<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, { readonly result: Made }>();
  return (key) => {
    const known = made.get(key) ?? { result: make(key) };
    made.set(key, known);
    return known.result;
  };
}
