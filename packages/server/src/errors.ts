/** @module Errors thrown by the services: not found, invalid record, and database or search unavailable. */
import { SearchError, StoreError } from '@loadout/hub';
import type { EntryKind } from './services.ts';

/** Whether the database or the search cluster does not respond: a retry may succeed. */
export const isUnavailable = (error: unknown): error is SearchError | StoreError =>
  error instanceof SearchError || error instanceof StoreError;

interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    super(
      `The record is refused: ${problems.map(({ field, message }) => `${field || 'it'} ${message}`).join('; ')}.`,
    );
    this.problems = problems;
  }
}

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  readonly kind: EntryKind;
  readonly id: string;
  /** Similar ids that exist, most similar first. */
  readonly nearest: readonly string[];

  constructor(kind: EntryKind, id: string, nearest: readonly string[]) {
    super(`There is no ${kind} ${JSON.stringify(id)} here.${suggestion(nearest)}`);
    this.kind = kind;
    this.id = id;
    this.nearest = nearest;
  }
}

const suggestion = (nearest: readonly string[]): string =>
  nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
