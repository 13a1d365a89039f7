/** @module Texts that become code, options or hidden characters if a value is not written as a literal. */

/** One attack each, so that none hides another. */
export const payloads: Readonly<Record<string, string>> = {
  'double quote': 'a"b',
  'single quote': "a'b",
  backtick: 'a`touch x`b',
  'triple double quotes': 'a"""b',
  'triple single quotes': "a'''b",
  'trailing backslash': 'a\\',
  'backslash and quote': 'a\\"b\\\'c',
  newline: 'a\nimport os\nb',
  'carriage return': 'a\r\nb\rc',
  tab: 'a\tb',
  'dollar brace': 'a${process.exit(1)}b',
  'dollar parenthesis': 'a$(touch x)b',
  variable: 'a$HOME%PATH%b',
  'interpolation of other languages': 'a#{x}{y}\\(z)%s{0}{{w}}b',
  'end of a Python call': 'a"); import os; os.system("touch x")#',
  'end of a Python call in single quotes': "a'); import os; os.system('touch x')#",
  'end of a statement': 'a"); touch("x"); //',
  'end of a shell word': "a'; touch x; echo 'b",
  'shell operators': 'a && touch x | cat > y < z; touch w & #',
  patterns: '~/* ? [a-z] {a,b} !x',
  comments: 'a */ b /* c // d # e -- f <!-- g -->',
  'end of a here-document': 'a\nEOF\ntouch x\n',
  markup: '</script><script>alert(1)</script>',
  'leading dash': '-rf',
  'long option': '--help',
  'bidirectional characters': 'a\u202eb\u2066c\u2069d\u200fe',
  'control characters': 'a\u0007b\u001b[31mc\u007fd\u0085e',
  'line separators': 'a\u2028b\u2029c',
  'invisible characters': 'a\u200bb\ufeffc\u{e0041}d\u00ade',
  'lone surrogates': 'a\ud800b\udc00c',
  nul: 'a\0b',
  'name of a property': '__proto__',
  'other scripts': 'é漢字😀ا',
  'very long': 'a"\\\''.repeat(1_000),
};

/** Several attacks at once, for the copies that change one field at a time. */
export const combined: Readonly<Record<string, string>> = {
  'quotes and expansions': 'a"b\'c`d`e\\f\ng${h}$(i)$j#{k}"""l\'\'\'m//n/*o*/p#q;r&s|t>u<v%w!x~y*z?[]{}',
  'end of a call': 'a\'"); import os; os.system("touch x")#\'; touch x; `touch y` $(touch z) ${w}\\',
  'hidden characters': 'a\u202eb\u0007c\u2028d\u200be\r\nf',
};

/** Replacements in the harmless copies: a name, a text that is not a name in any language, a path. */
export const harmless: readonly string[] = ['loadout', 'load out, 2', 'load/out'];
