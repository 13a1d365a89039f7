/** @module Reads HTTP/1.1 responses from a socket: only their status and length, so that the load costs little. */

import type { Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly bytes: number;
  /** Whether the server closes the connection. */
  readonly isLast: boolean;
}

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('\r\n0\r\n\r\n');

/** One response at a time. */
export class AnswerReader {
  #received: Buffer = Buffer.alloc(0);
  #waiting: PromiseWithResolvers<Answer> | undefined;

  constructor(socket: Socket) {
    socket.on('data', (data: Buffer) => {
      this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
      this.#check();
    });
    const fail = (error?: Error): void =>
      this.#waiting?.reject(error ?? new Error('The server closed the connection'));
    socket.on('error', fail).on('close', () => fail());
  }

  next(): Promise<Answer> {
    this.#waiting = Promise.withResolvers<Answer>();
    return this.#waiting.promise;
  }

  #check(): void {
    const head = this.#received.indexOf(endOfHead);
    if (head === -1) return;
    const text = this.#received.toString('latin1', 0, head);
    const body = head + endOfHead.length;
    const length = /^content-length: (\d+)/im.exec(text)?.[1];
    // Nothing follows the last chunk: only one request is in flight.
    const isWhole =
      length === undefined
        ? this.#received.subarray(-endOfChunks.length).equals(endOfChunks)
        : this.#received.length >= body + Number(length);
    if (!isWhole) return;
    const bytes = this.#received.length - body;
    this.#received = Buffer.alloc(0);
    const isLast = /^connection: *close/im.test(text);
    this.#waiting?.resolve({ status: Number(text.slice(9, 12)), bytes, isLast });
  }
}
