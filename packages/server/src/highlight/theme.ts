/** @module Our code theme: which scopes of a grammar are drawn in which role. The colours are in tokens.css. */
import type { ThemeRegistrationRaw } from 'shiki/core';

export const roles = [
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'type',
  'parameter',
  'punctuation',
] as const;
export type Role = (typeof roles)[number];

const scopes: Record<Role, string[]> = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: [
    'keyword',
    'storage',
    'variable.language',
    'constant.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
  ],
  string: [
    'string',
    'punctuation.definition.string',
    'string.unquoted.argument',
    'constant.character.escape',
  ],
  number: [
    'constant.numeric',
    'constant.other.option',
    'constant.language.boolean',
    'constant.language.null',
  ],
  function: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'meta.function-call.python meta.function-call.generic.python',
  ],
  type: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
  ],
  parameter: [
    'variable.parameter',
    'meta.object-literal.key',
    'support.type.property-name',
    'variable.other.environment',
    'variable.other.normal.shell',
  ],
  punctuation: [
    'punctuation',
    'meta.brace',
    'keyword.operator',
    'meta.function-call.arguments.python punctuation',
  ],
};

/** Placeholder for a role in the grammar's output; becomes a class, since the page allows no inline style. */
export const colourOf = (role: Role): string => `var(--code-${role})`;

export const theme: ThemeRegistrationRaw = {
  name: 'loadout',
  type: 'light',
  fg: 'var(--code-text)',
  bg: 'var(--raised)',
  settings: [
    { settings: { foreground: 'var(--code-text)', background: 'var(--raised)' } },
    // Strings last but one and comments last: what is inside them stays in their colour.
    ...(
      ['punctuation', 'keyword', 'number', 'function', 'type', 'parameter', 'string', 'comment'] as const
    ).map((role) => ({ scope: scopes[role], settings: { foreground: colourOf(role) } })),
  ],
};
