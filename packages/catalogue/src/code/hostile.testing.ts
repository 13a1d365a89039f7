/** @module Hostile values for property tests of the tags. */
import * as fc from 'fast-check';

const fragments = [
  '"', "'", '`', '"""', "'''", '\\', '\\"', "\\'", '\n', '\r\n', '\t', '${x}', '#{x}', '{x}', '$(touch pwned)', '`touch pwned`',
  '"); import os; os.system("touch pwned")#', "'; touch pwned; '", '*/', '//', '#', '--', '-rf', '~', '!', '*', '?', '[a]', '%s', '\\u0041',
  '\u0001', '\u001b[31m', '\u007f', '\u00a0', '\u202e', '\u2066', '\u2028', '\ufeff', '\u{1f600}', '\u{e0041}', 'é', '漢', '</script>', '$HOME', '\\n', '\\x41',
  '&&', '|', ';', '>', '<', '=', ' ', 'a', '0',
]; // prettier-ignore

/** Any text, often with fragments that are special in some language. No NUL: shell words cannot contain it. */
export const hostileText = fc
  .oneof(
    fc.array(fc.constantFrom(...fragments), { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '-', '--help', '__proto__', 'constructor', 'None', 'a'.repeat(5_000)),
  )
  .map((text) => text.replaceAll('\0', '').toWellFormed());

/** JSON-like data with hostile texts as keys and values. */
export const hostileData = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { depthSize: 'small' },
    hostileText,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(hostileText, tie('data'), { maxKeys: 4 }),
  ),
})).data;
