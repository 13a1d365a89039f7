/** @module A thread that searches arrays of another thread, for the conformance suites. */

import { parentPort } from 'node:worker_threads';
import { Image } from '../image/image.ts';
import { KindIndex } from '../live/kind-index.ts';
import { candidatesFor } from '../query/candidates.ts';
import { listStretch } from '../query/listing.ts';
import { CursorError } from '../query/query.ts';
import { search } from '../query/search.ts';
import { Segment } from '../segment/segment.ts';
import { writeIndex } from './fixtures.ts';
import type { EngineCall, EngineReply } from './shared-engine.ts';

/** The engines opened last. */
const indexes = new Map<number, KindIndex>();
const mostIndexes = 20;

function answerTo({ engine, ...call }: EngineCall): unknown {
  if (call.type === 'open') {
    const opened = new KindIndex(new Segment(new Image(call.arrays)));
    indexes.set(engine, opened);
    indexes.delete(engine - mostIndexes);
    return opened.count;
  }
  const index = indexes.get(engine);
  if (index === undefined) throw new Error('The engine is not open any more');
  switch (call.type) {
    case 'search':
      return search(index, call.query);
    case 'candidates':
      return candidatesFor(index, call.text, call.limit);
    case 'similarWords':
      return index.similarTo(call.word, call.limit);
    case 'list':
      return listStretch(index, call.stretch);
    case 'write':
      writeIndex(index, call.writes);
      return index.count;
  }
}

function replyTo(call: EngineCall): EngineReply<unknown> {
  try {
    return { value: answerTo(call) };
  } catch (error) {
    return { cursorProblem: error instanceof CursorError, message: String(error) };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.on('message', (call: EngineCall) => parentPort?.postMessage(replyTo(call)));
