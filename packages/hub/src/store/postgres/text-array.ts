/** @module A PostgreSQL `text[]` literal. The driver's own escapes each element in two passes and takes 4 times as long. */

export function textArray(texts: readonly string[]): string {
  return `{${texts.map(quoted).join(',')}}`;
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
