/** @module A time per client in shared memory: a set-associative table that evicts the longest idle client. */
import { hash, randomBytes } from 'node:crypto';

const sets = 1 << 14;
/** Clients whose hashes fall into the same set. */
const ways = 8;
const secretBytes = 16;
const slots = sets * ways;
const microseconds = 1000;

export class RateTable {
  readonly buffer: SharedArrayBuffer;
  readonly #secret: string;
  /** 0 is a free slot. */
  readonly #keys: BigUint64Array;
  /** In microseconds. */
  readonly #times: BigInt64Array;

  /** Without a buffer, a new table; with the buffer of another thread, the same table. */
  constructor(buffer?: SharedArrayBuffer) {
    this.buffer = buffer ?? newBuffer();
    this.#secret = Buffer.from(this.buffer, 0, secretBytes).toString('hex');
    this.#keys = new BigUint64Array(this.buffer, secretBytes, slots);
    this.#times = new BigInt64Array(this.buffer, secretBytes + 8 * slots, slots);
  }

  /** The slot of a client; a new client takes a free one, or that of the set's longest idle client. */
  placeOf(client: string): number {
    const key = this.#keyOf(client);
    const first = Number((key >> 1n) % BigInt(sets)) * ways;
    let idle = first;
    for (let slot = first; slot < first + ways; slot++) {
      const known = Atomics.compareExchange(this.#keys, slot, 0n, key);
      if (known === 0n || known === key) return slot;
      if (Atomics.load(this.#times, slot) < Atomics.load(this.#times, idle)) idle = slot;
    }
    Atomics.store(this.#keys, idle, key);
    Atomics.store(this.#times, idle, 0n);
    return idle;
  }

  /** In milliseconds; 0 for a new client. */
  at(slot: number): number {
    return Number(Atomics.load(this.#times, slot)) / microseconds;
  }

  /** False when another thread has changed it first. */
  replace(slot: number, before: number, time: number): boolean {
    const expected = inMicroseconds(before);
    return Atomics.compareExchange(this.#times, slot, expected, inMicroseconds(time)) === expected;
  }

  /** Keyed with a secret, so that clients cannot choose addresses that share a set. */
  #keyOf(client: string): bigint {
    return hash('sha256', `${this.#secret}${client}`, 'buffer').readBigUInt64LE() | 1n;
  }
}

const inMicroseconds = (milliseconds: number): bigint => BigInt(Math.round(milliseconds * microseconds));

function newBuffer(): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(secretBytes + 16 * slots);
  new Uint8Array(buffer).set(randomBytes(secretBytes));
  return buffer;
}
