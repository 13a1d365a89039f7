/** @module One keep-alive connection, as cheap as possible, because it shares its cores with the server. */
import { connect, type Socket } from 'node:net';

export interface Received {
  readonly bytes: number;
  /** When the first byte came, as `performance.now`. */
  readonly firstByte: number;
}

const closing = /^connection: *close/im;

const endOfHead = Buffer.from('\r\n\r\n');

/** Responses must have a `Content-Length`, and a status other than 200 fails the measurement. */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #parts: Buffer[] = [];
  #received = 0;
  #expected: number | undefined;
  #firstByte = 0;
  #isOpen = true;
  #path = '';
  #answer: { resolve(received: Received): void; reject(error: Error): void } | undefined;

  constructor(address: string) {
    const { hostname, port, host } = new URL(address);
    this.#host = host;
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#take(Buffer.from(chunk)));
    this.#socket.on('error', (error) => this.#answer?.reject(error));
    this.#socket.on('close', () => {
      this.#isOpen = false;
      this.#answer?.reject(new Error('The server closed the connection.'));
    });
  }

  /** Whether the server takes another request on it. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get(path: string): Promise<Received> {
    const { promise, resolve, reject } = Promise.withResolvers<Received>();
    this.#answer = { resolve, reject };
    this.#path = path;
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`,
    );
    return promise;
  }

  close(): void {
    this.#answer = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#received === 0) this.#firstByte = performance.now();
    this.#received += chunk.byteLength;
    if (this.#expected === undefined) this.#readHead(chunk);
    if (this.#expected === undefined || this.#received < this.#expected) return;
    const received = { bytes: this.#received, firstByte: this.#firstByte };
    this.#received = 0;
    this.#expected = undefined;
    this.#parts = [];
    this.#answer?.resolve(received);
  }

  #readHead(chunk: Buffer): void {
    this.#parts.push(chunk);
    const start = this.#parts.length === 1 ? chunk : Buffer.concat(this.#parts);
    const end = start.indexOf(endOfHead);
    if (end === -1) return;
    const head = start.toString('latin1', 0, end);
    if (closing.test(head)) this.#isOpen = false;
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined)
      this.#answer?.reject(new Error(`Unexpected response to ${this.#path}: ${head}`));
    this.#expected = end + endOfHead.byteLength + Number(length ?? 0);
  }
}
