/** @module Sends a mutated record through every route that reads it, and reports each response that is not clean. */
import type { RecordKind } from '@loadout/catalogue';
import type { Mutation } from './mutations.ts';

export type Send = (
  path: string,
  body?: { readonly method: 'POST' | 'PUT'; readonly json: unknown },
) => Promise<Response>;

const snippetRoutes: Readonly<Record<RecordKind, readonly string[]>> = {
  model: ['snippets', 'app-snippets', 'inference-snippets'],
  dataset: ['dataset-snippets'],
  space: ['space-snippets'],
};

/** Text that output must never contain: signs of a value with an unexpected type. */
const slips = /\bundefined\b|\[object [A-Z]\w*\]|\bNaN\b/;

/** Scripts and styles of the page may contain such words. */
const withoutScripts = (html: string): string => html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');

async function complaintsAbout(
  what: string,
  response: Response,
  allowed: (status: number) => boolean,
): Promise<readonly string[]> {
  const text = await response.text();
  if (!allowed(response.status)) return [`${what}: status ${response.status}`];
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const slip = slips.exec(isPage ? withoutScripts(text) : text);
  return slip ? [`${what}: "…${text.slice(Math.max(0, slip.index - 60), slip.index + 40)}…"`] : [];
}

/** `PUT` accepts the record or rejects it with the name of the wrong field. */
async function tryWrite({ kind, id, record }: Mutation, send: Send): Promise<readonly string[]> {
  const path = `/api/${kind}s/${id}-put`;
  const response = await send(path, { method: 'PUT', json: { ...record, id: `${id}-put` } });
  await response.text();
  if (response.status < 300) return [];
  if (response.status === 422 && response.headers.get('content-type') === 'application/problem+json')
    return [];
  return [`PUT ${path}: status ${response.status}`];
}

/** Also checks the stored record, however it was stored. */
export async function journey(mutation: Mutation, send: Send): Promise<readonly string[]> {
  const { kind, id, record, path } = mutation;
  const page = `/${kind}s/${id}`;
  const reads = [
    page,
    `${page}.md`,
    `${page}.json`,
    `/api/${kind}s/${id}`,
    `/api/search/${kind}s?q=${encodeURIComponent(id)}`,
    `/${kind}s?q=${encodeURIComponent(id)}`,
    // As two words: a full id redirects to its page.
    `/search?q=${encodeURIComponent(id.replace('/', ' '))}`,
  ];
  const posts = snippetRoutes[kind].flatMap((route) => [
    [`/api/${route}`, { id }] as const,
    [`/api/${route}`, { [kind]: record }] as const,
  ]);
  const found = [await tryWrite(mutation, send)];
  for (const read of reads)
    found.push(await complaintsAbout(`GET ${read}`, await send(read), (status) => status === 200));
  // A model without code gets a problem response with a reason, which is not a failure.
  for (const [route, json] of posts) {
    const response = await send(route, { method: 'POST', json });
    found.push(await complaintsAbout(`POST ${route}`, response, (status) => status < 500));
  }
  return found.flat().map((complaint) => `${complaint} (${path} is ${JSON.stringify(at(record, path))})`);
}

function at(record: Readonly<Record<string, unknown>>, path: string): unknown {
  let value: unknown = record;
  for (const part of path.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  return value;
}
