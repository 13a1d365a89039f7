/**
 * @module Reading ahead. A place in memory that no cache has takes about 80 ns, nearly all of it waiting. A processor
 * waits for about ten places at the same time if they are read within a few instructions. Loops over many documents
 * therefore work in batches: a loop that does nothing else reads the place of each document of the batch, and the next
 * one works with what is in the cache by then.
 */

/** Fewer wait longer for each, more do not stay in the fastest cache. */
export const batchSize = 128;

/** Takes what was read ahead: the compiler leaves out a loop whose result has no use. */
export const sink = new Uint32Array(1);
