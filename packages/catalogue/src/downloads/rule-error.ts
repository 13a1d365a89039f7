/** @module The error of a download rule that cannot be read: it points at the column. */
import { CatalogueError } from '../errors.ts';

export class RuleError extends CatalogueError {
  /** Where in the expression, counted from 1. */
  readonly column: number;

  constructor(column: number, problem: string) {
    super('invalid-rule', `Column ${column}: ${problem}.`, `column ${column}`);
    this.column = column;
  }
}
