/** @module Compares what a snippet sent with the provider's typed request: method, URL, headers, body. */
import { isDeepStrictEqual } from 'node:util';
import { huggingFace, type InferenceRequest } from '@loadout/catalogue';
import { hubToken, providerToken } from './case.ts';
import { inputFile } from './input-files.ts';
import type { Recorded } from './service.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFile = (value: unknown): value is { file: string; mediaType: string; as: 'base64' | 'data-url' } =>
  isObject(value) && typeof value['file'] === 'string' && 'as' in value;

/** The expected body, with file contents instead of file names. */
function filledIn(value: unknown): unknown {
  if (isFile(value)) {
    const data = inputFile(value.file).toString('base64');
    return value.as === 'base64' ? data : `data:${value.mediaType};base64,${data}`;
  }
  if (Array.isArray(value)) return value.map(filledIn);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filledIn(entry)]));
}

/** Removes fields without effect: null, empty parameters, `stream: false`. */
function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaning);
  // Clients detect the exact type of audio and images differently; only bytes and kind of file are compared.
  if (typeof value === 'string')
    return value.replace(/^data:(audio|image)\/[\w.+-]+;base64,/, 'data:$1;base64,');
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const meant = meaning(entry);
      const empty = isObject(meant) && Object.keys(meant).length === 0;
      if (meant === null || meant === undefined) return [];
      if (((key === 'stream' || key === 'multi_label') && meant === false) || (key === 'parameters' && empty))
        return [];
      return [[key, meant]];
    }),
  );
}

export const tokenOf = ({ credential }: InferenceRequest): string =>
  credential.value ?? (credential.variable === huggingFace.tokenVariable ? hubToken : providerToken);

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
};

const difference = (what: string, wanted: unknown, sent: unknown): string =>
  `${what}: expected ${short(wanted)}, sent ${short(sent)}`;

async function bodyComplaints({ body }: InferenceRequest, sent: Recorded): Promise<string[]> {
  const type = sent.headers['content-type'] ?? '';
  if (body.kind === 'bytes')
    return [
      ...(type === body.mediaType ? [] : [difference('content type', body.mediaType, type)]),
      ...(sent.body.equals(inputFile(body.file)) ? [] : [`body: not the bytes of ${body.file}`]),
    ];
  if (body.kind === 'form') {
    if (!type.startsWith('multipart/form-data'))
      return [difference('content type', 'multipart/form-data', type)];
    const form = await new Response(new Uint8Array(sent.body), {
      headers: { 'content-type': type },
    }).formData();
    const file = form.get('file');
    const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    const fields = Object.fromEntries([...form].filter(([name]) => name !== 'file'));
    return [
      ...(bytes.equals(inputFile(body.file)) ? [] : [`form: not the bytes of ${body.file}`]),
      ...(isDeepStrictEqual(fields, { ...body.fields }) ? [] : [difference('form', body.fields, fields)]),
    ];
  }
  if (!type.startsWith('application/json')) return [difference('content type', 'application/json', type)];
  const wanted = meaning(filledIn(body.value));
  let got: unknown;
  try {
    got = meaning(JSON.parse(sent.body.toString()));
  } catch {
    return [difference('body', wanted, sent.body.toString())];
  }
  return isDeepStrictEqual(got, wanted) ? [] : [difference('body', wanted, got)];
}

/** All differences between the call and the request; a case sends one POST. */
export async function sendingComplaints(
  request: InferenceRequest,
  recorded: readonly Recorded[],
): Promise<string[]> {
  const sent = recorded.find(({ method }) => method === 'POST');
  if (!sent) return [`sent no POST, only ${short(recorded.map(({ method, url }) => `${method} ${url}`))}`];
  const { scheme } = request.credential;
  const wantedUrl = new URL(request.url).href;
  const headers = { authorization: `${scheme} ${tokenOf(request)}`, ...request.headers };
  const wrongHeaders = Object.entries(headers).flatMap(([name, value]) => {
    const got = sent.headers[name.toLowerCase()];
    return got === value ? [] : [difference(name, value, got ?? 'nothing')];
  });
  const billing = huggingFace.billingHeader;
  const unasked = request.headers[billing] === undefined && sent.headers[billing.toLowerCase()] !== undefined;
  return [
    ...(unasked ? [`${billing}: sent to a server that does not bill through the hub`] : []),
    ...(new URL(sent.url).href === wantedUrl ? [] : [difference('address', wantedUrl, sent.url)]),
    ...wrongHeaders,
    ...(await bodyComplaints(request, sent)),
  ];
}
