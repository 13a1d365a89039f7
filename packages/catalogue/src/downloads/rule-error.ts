/** @module The error of an invalid download rule, with its column. */
import { CatalogueError } from '../errors.ts';

export class RuleError extends CatalogueError {
  /** Column in the expression, from 1. */
  readonly column: number;

  constructor(column: number, problem: string) {
    super('invalid-rule', `Column ${column}: ${problem}.`, `column ${column}`);
    this.column = column;
  }
}
