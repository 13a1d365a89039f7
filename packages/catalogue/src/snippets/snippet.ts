/** @module A snippet: one block of one language, what to install first, what to know before running it. */
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
  /** What this block does, in a few words. */
  readonly title: string;
  readonly code: Code;
  /** What must be there first. */
  readonly install?: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}
