/** @module Which mutants a process that has ended, or was ended, counts as noticed without a verdict of its own. */
import type { Journal } from './journal.ts';

/**
 * A mutant can break a test file while its tests are collected, or end its worker: nothing is left to write a verdict.
 * A process that hangs may do so after the attempt, in what the mutant left behind.
 */
export function blame(journal: Journal, wasStuck: boolean): void {
  const last = wasStuck && journal.trying !== undefined ? [journal.trying] : [];
  for (const mutant of new Set([...journal.unanswered, ...last]))
    if (journal.isOpen(mutant)) journal.write('killed', mutant);
}
