/** @module What the services throw when something that was asked for is not there. */
import type { EntryKind } from './services.ts';

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  readonly kind: EntryKind;
  readonly id: string;
  /** Known ids that look like it, nearest first. */
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
