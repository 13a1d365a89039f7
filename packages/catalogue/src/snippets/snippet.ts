/** @module A snippet: one block of code, its requirements and its warnings. */
import type { Code } from '../code/index.ts';
import type { Requirement } from './requirement.ts';

export type WarningCode =
  | 'availability-unknown'
  | 'remote-code'
  | 'gated'
  | 'private'
  | 'deprecated'
  | 'archived'
  | 'hardware'
  | 'placeholder'
  | 'provider-model-id'
  | 'unpinned'
  | 'unsafe-format'
  | 'ignored-field'
  | 'ignored-option'
  | 'inferred'
  | 'unknown-type'
  | 'other-hub'
  | 'other-system'
  | 'unfit';

export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

export interface Snippet {
  /** A short description of the block. */
  readonly title: string;
  readonly code: Code;
  readonly install?: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}
