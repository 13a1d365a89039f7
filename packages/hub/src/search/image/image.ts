/** @module The binary image of an index: named typed arrays in one buffer, which threads share and which is also the file format. */

import { crc32 } from 'node:zlib';
import { layoutVersion } from './layout.generated.ts';
import { repoKinds, type RepoKind } from '../../store/store.ts';

/** Read in native byte order, so that a file of the other byte order is rejected. */
const magic = 0x4c4f4458;
const preambleBytes = 20;
const alignment = 64;

export interface ImageOrigin {
  readonly kind: RepoKind;
  /** Identity of the store it was built from, and its position in the change sequence. */
  readonly store: string;
  readonly seq: number;
  /** Version of the field rules. */
  readonly rules: string;
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;
export type Sections = Readonly<Record<string, Numbers>>;

interface SectionEntry {
  readonly name: string;
  readonly type: string;
  readonly offset: number;
  readonly bytes: number;
  readonly checksum: number;
}

/** The buffer is not a usable image. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

const aligned = (offset: number): number => Math.ceil(offset / alignment) * alignment;
const bytesOf = (array: Numbers): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

export function packImage(origin: ImageOrigin, sections: Sections): SharedArrayBuffer {
  let offset = 0;
  const entries: SectionEntry[] = Object.entries(sections).map(([name, array]) => {
    const checksum = crc32(bytesOf(array));
    const entry = { name, type: array.constructor.name, offset, bytes: array.byteLength, checksum };
    offset = aligned(offset + array.byteLength);
    return entry;
  });
  const header = Buffer.from(JSON.stringify({ origin, sections: entries }));
  const bodyStart = aligned(preambleBytes + header.length);
  const buffer = new SharedArrayBuffer(bodyStart + offset);
  const preamble = [
    magic,
    layoutVersion,
    header.length,
    crc32(header),
    crc32(Buffer.from(String(buffer.byteLength))),
  ];
  new Uint32Array(buffer, 0, preamble.length).set(preamble);
  new Uint8Array(buffer).set(header, preambleBytes);
  for (const entry of entries) {
    const array = sections[entry.name];
    if (array !== undefined) new Uint8Array(buffer).set(bytesOf(array), bodyStart + entry.offset);
  }
  return buffer;
}

export class Image {
  readonly buffer: SharedArrayBuffer;
  readonly origin: ImageOrigin;
  readonly #bodyStart: number;
  readonly #entries: ReadonlyMap<string, SectionEntry>;

  constructor(buffer: SharedArrayBuffer) {
    if (buffer.byteLength < preambleBytes) throw new ImageError('it is too short');
    const [mark, version, headerBytes = 0, headerSum, sizeSum] = new Uint32Array(buffer, 0, 5);
    if (mark !== magic) throw new ImageError('it is not an index file for this machine');
    if (version !== layoutVersion) throw new ImageError('it has another version');
    if (sizeSum !== crc32(Buffer.from(String(buffer.byteLength))))
      throw new ImageError('it has another length');
    const header = Buffer.from(buffer, preambleBytes, headerBytes);
    if (crc32(header) !== headerSum) throw new ImageError('its header is damaged');
    const { origin, entries } = readHeader(header.toString());
    this.buffer = buffer;
    this.origin = origin;
    this.#bodyStart = aligned(preambleBytes + headerBytes);
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  /**
   * Verifies the checksums of the arrays while the buffer is filled from disk: the result is called with the number of
   * bytes that are there, and at last without it.
   */
  verification(): (filled?: number) => void {
    const entries = [...this.#entries.values()];
    let at = 0;
    let done = 0;
    let sum = 0;
    return (filled = Infinity) => {
      for (let entry = entries[at]; entry !== undefined; entry = entries[at]) {
        const start = this.#bodyStart + entry.offset;
        const until = Math.min(entry.bytes, filled - start);
        if (until > done) {
          sum = crc32(new Uint8Array(this.buffer, start + done, until - done), sum);
          done = until;
        }
        if (done < entry.bytes) return;
        if (sum !== entry.checksum) throw new ImageError(`its part ${entry.name} is damaged`);
        at += 1;
        done = 0;
        sum = 0;
      }
    };
  }

  uint8(name: string): Uint8Array {
    const { offset, bytes } = this.#entry(name, 'Uint8Array');
    return new Uint8Array(this.buffer, offset, bytes);
  }

  uint16(name: string): Uint16Array {
    const { offset, bytes } = this.#entry(name, 'Uint16Array');
    return new Uint16Array(this.buffer, offset, bytes / 2);
  }

  uint32(name: string): Uint32Array {
    const { offset, bytes } = this.#entry(name, 'Uint32Array');
    return new Uint32Array(this.buffer, offset, bytes / 4);
  }

  column(name: string): Uint32Array | Float64Array {
    if (this.#entries.get(name)?.type === 'Uint32Array') return this.uint32(name);
    const { offset, bytes } = this.#entry(name, 'Float64Array');
    return new Float64Array(this.buffer, offset, bytes / 8);
  }

  #entry(name: string, type: string): { offset: number; bytes: number } {
    const entry = this.#entries.get(name);
    if (entry?.type !== type) throw new ImageError(`its part ${name} is missing`);
    return { offset: this.#bodyStart + entry.offset, bytes: entry.bytes };
  }
}

function readHeader(text: string): { origin: ImageOrigin; entries: SectionEntry[] } {
  const header: unknown = JSON.parse(text);
  if (!isObject(header) || !isOrigin(header['origin'])) throw new ImageError('its header is incomplete');
  const sections: unknown[] = Array.isArray(header['sections']) ? header['sections'] : [];
  return { origin: header['origin'], entries: sections.filter(isEntry) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isOrigin(value: unknown): value is ImageOrigin {
  return (
    isObject(value) &&
    repoKinds.some((kind) => kind === value['kind']) &&
    typeof value['store'] === 'string' &&
    typeof value['seq'] === 'number' &&
    typeof value['rules'] === 'string'
  );
}

function isEntry(value: unknown): value is SectionEntry {
  return (
    isObject(value) &&
    typeof value['name'] === 'string' &&
    typeof value['type'] === 'string' &&
    [value['offset'], value['bytes'], value['checksum']].every((part) => typeof part === 'number')
  );
}
