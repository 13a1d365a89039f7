/**
 * @module How many requests each thread works on, in memory that threads share. The system assigns a new connection to
 * any thread, so that one may get all the busy ones. It then closes some after their response: a client that asks
 * again opens another, which the system assigns anew.
 */

/** With fewer requests more than the least busy thread, a new connection costs more than it saves. */
const tooMany = 3;

export class SharedLoad {
  readonly buffer: SharedArrayBuffer;
  readonly #requests: Int32Array;

  constructor(threads: number | SharedArrayBuffer) {
    this.buffer = typeof threads === 'number' ? new SharedArrayBuffer(4 * threads) : threads;
    this.#requests = new Int32Array(this.buffer);
  }

  /** Starts again at none: the thread may replace one that has ended. */
  place(thread: number): ThreadLoad {
    Atomics.store(this.#requests, thread, 0);
    return {
      begin: () => void Atomics.add(this.#requests, thread, 1),
      end: () => void Atomics.sub(this.#requests, thread, 1),
      isAhead: () => Atomics.load(this.#requests, thread) - this.#fewest() >= tooMany,
    };
  }

  #fewest(): number {
    let fewest = Infinity;
    for (let thread = 0; thread < this.#requests.length; thread++)
      fewest = Math.min(fewest, Atomics.load(this.#requests, thread));
    return fewest;
  }
}

export interface ThreadLoad {
  begin(): void;
  end(): void;
  /** Whether it works on many more requests than another thread. */
  isAhead(): boolean;
}

interface Bindings {
  readonly outgoing: { setHeader(name: string, value: string): unknown };
}

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** A response counts as finished when it starts, because a stream may stay open for hours without any work. */
export const balanced =
  (fetch: Fetch, load: ThreadLoad): Fetch =>
  async (request, bindings) => {
    load.begin();
    try {
      const response = await fetch(request, bindings);
      if (load.isAhead()) bindings.outgoing.setHeader('connection', 'close');
      return response;
    } finally {
      load.end();
    }
  };
