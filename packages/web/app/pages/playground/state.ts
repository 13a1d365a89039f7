/** @module The playground state, encoded in a URL fragment: fragments are never sent to a server. */
import type { RecordKind } from '@loadout/catalogue/records';
import { longestRecord, readKind } from './record.ts';

export interface PlaygroundState {
  readonly kind: RecordKind;
  /** The record as it was typed. */
  readonly text: string;
  /** Choices of the panel and fields of the platform, by parameter. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Platform fields with a place in the form; their parameters have this prefix. */
export const platformPrefix = 'platform.';
export const platformFields = ['hubUrl', 'name', 'routerUrl', 'tokenVariable', 'endpointVariable'] as const;

/** Choices that the panel makes. */
export const choiceNames = ['library', 'client', 'manager', 'revision', 'quantization', 'os'] as const;

const names = new Set<string>([...choiceNames, ...platformFields.map((field) => platformPrefix + field)]);
const longestValue = 500;

/** The known parameters of a query, form or fragment. */
export const readParameters = (
  entries: Iterable<readonly [string, unknown]>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) =>
      names.has(name) && typeof value === 'string' && value.trim() !== ''
        ? [[name, value.trim().slice(0, longestValue)]]
        : [],
    ),
  );

/** The fields that differ from the site's own hub. */
export const platformOf = (parameters: PlaygroundState['parameters']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      name.startsWith(platformPrefix) ? [[name.slice(platformPrefix.length), value]] : [],
    ),
  );

/** Chat and mail programs break longer URLs. */
export const longestFragment = 16_000;

/** `#kind=…&library=…&record=…`, with the record compressed. */
export async function writeFragment({ kind, text, parameters }: PlaygroundState): Promise<string> {
  const fields = new URLSearchParams(parameters);
  if (kind !== 'model') fields.set('kind', kind);
  fields.set('record', await compressed(text));
  return `#${fields.toString()}`;
}

/** Nothing where the fragment has no record. */
export async function readFragment(fragment: string): Promise<PlaygroundState | undefined> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const record = fields.get('record');
  if (record === null) return undefined;
  const text = await decompressed(record);
  if (text === undefined) return undefined;
  return { kind: readKind(fields.get('kind')), text, parameters: readParameters(fields) };
}

async function compressed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Stops after the longest record: a short fragment may expand to gigabytes. */
async function decompressed(base64: string): Promise<string | undefined> {
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const stream = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream());
    let text = '';
    for await (const part of parts(stream)) {
      text += part;
      if (text.length > longestRecord) return text.slice(0, longestRecord + 1);
    }
    return text;
  } catch {
    return undefined;
  }
}

/** Safari's streams cannot be iterated. */
async function* parts(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
