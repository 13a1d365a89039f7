/** @module Requests designed to use all that a route's limits allow, varied by a number to avoid cache hits. */
import type { Route } from './routes.ts';

export interface Hostile {
  readonly what: string;
  readonly request: (variation: number) => Request;
}

/** Values that occur in the records, so that filters match. */
export interface Known {
  readonly ids: readonly string[];
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  readonly admin: string;
}

const origin = 'http://localhost';
const list = (length: number, make: (at: number) => string): readonly string[] =>
  Array.from({ length }, (_, at) => make(at));

export function hostileRequests(route: Route, known: Known): readonly Hostile[] {
  const paths = pathsOf(route.path, known);
  if (route.method === 'GET') {
    const requested = Object.entries(queries(known));
    // Every query on the first path, and every path with the first query.
    return paths.flatMap(({ what, path }, at) =>
      requested.slice(0, at === 0 ? undefined : 1).map(([query, make]) => ({
        what: `${what}, ${query}`,
        request: (variation: number) =>
          new Request(`${origin}${path(variation)}?${make(variation).slice(0, 8191)}`),
      })),
    );
  }
  const size = route.limits.body === 'streamed' ? 1024 * 1024 : route.limits.body;
  const isForm = Object.hasOwn(forms, route.path);
  const bodies = isForm ? (forms[route.path] ?? {}) : route.path === '/mcp' ? mcp : json;
  return paths.slice(0, 2).flatMap(({ what, path }) =>
    Object.entries(bodies).map(([body, make]) => ({
      what: `${what}, ${body}`,
      request: (at) =>
        new Request(`${origin}${path(at)}`, {
          method: route.method,
          headers: {
            'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            accept: 'application/json, text/event-stream',
            ...(route.guarded && { authorization: `Bearer ${known.admin}` }),
          },
          ...(route.method !== 'DELETE' && { body: make(size, known, at) }),
        }),
    })),
  );
}

const split = (id: string): readonly [string, string] => {
  const [owner = '', name = ''] = id.split('/');
  return [owner, name];
};

function pathsOf(path: string, { ids }: Known) {
  if (!path.includes('{')) return [{ what: 'plain', path: () => path }];
  const filled = (parts: readonly [owner: string, name: string]): string =>
    path
      .replace('{owner}', parts[0])
      .replace(/\{(?:name|id|key|any other|provider)\}/, parts[1])
      .replace('{revision}', 'main')
      .replaceAll(/\{\w+\}/g, parts[1]);
  return [
    { what: 'known', path: (at: number) => filled(split(ids[at % ids.length] ?? '')) },
    { what: 'catalogue', path: () => filled(['sentence-transformers', 'transformers']) },
    { what: 'task', path: () => filled(['google-bert', 'text-generation']) },
    {
      what: 'unknown, long',
      path: (at: number) => filled([`${at}${'ab-c'.repeat(23)}`, `llama-${'qwen.3'.repeat(40)}${at}`]),
    },
    { what: 'unknown, near', path: (at: number) => filled([`meta-llama`, `Llama-3${at}`]) },
  ];
}

const text = (at: number): string => `a e i o u ${'model base large v2 instruct chat '.repeat(20)}${at}`;

const queries = ({ tags, authors }: Known): Readonly<Record<string, (at: number) => string>> => ({
  'no query': (at) => `part=1&x${at}`,
  '100 unknown parameters': (at) => list(100, (n) => `a${at}${n}=${'x'.repeat(60)}`).join('&'),
  'a long text': (at) =>
    `q=${encodeURIComponent(text(at).slice(0, 300))}&search=${encodeURIComponent(text(at).slice(0, 200))}`,
  'a short text': (at) => `q=${'aeiou'[at % 5] ?? 'a'}&search=${'aeiou'[at % 5] ?? 'a'}&limit=${100 - at}`,
  'a large page': (at) => `limit=${1000 - at}&full=true&config=true&cardData=true`,
  'many filters': (at) =>
    new URLSearchParams([
      ...tags.slice(at, at + 30).map((tag): [string, string] => ['tag', tag]),
      ...authors.slice(at, at + 40).map((author): [string, string] => ['author', author]),
      ['params', `min:${at}M,max:900B`],
      ['num_parameters', `min:${at}M,max:900B`],
      ['sort', 'relevance'],
      ['q', 'model'],
    ]).toString(),
  'one filter and a range': (at) => `tag=transformers&params=min:${at + 1}M,max:70B&gated=false&sort=likes`,
  'a long record': (at) =>
    `record=${encodeURIComponent(JSON.stringify({ id: `a/b${at}`, library_name: 'transformers', pipeline_tag: 'text-generation', tags: list(300, (n) => `tag${n}`) }))}`,
  'long options': (at) =>
    new URLSearchParams({
      revision: 'x'.repeat(120),
      inputs: `${at}${'y'.repeat(3000)}`,
      messages: JSON.stringify(list(60, (n) => `${n}`).map((content) => ({ role: 'user', content }))),
      rule: `path:"${'a*'.repeat(400)}"`,
      paths: `${'a/'.repeat(500)}${at}`,
      library: 'transformers',
      provider: 'together',
      client: 'openai',
      streaming: 'yes',
    }).toString(),
});

type MakeBody = (size: number, known: Known, at: number) => string;

const filler = (size: number, unit: string): string =>
  unit.repeat(Math.max(0, Math.floor((size - 400) / unit.length)));

const json: Readonly<Record<string, MakeBody>> = {
  'a known id': (_size, { ids }, at) => JSON.stringify({ id: ids[at] }),
  'an unknown id': (_size, _known, at) => JSON.stringify({ id: `nobody/nothing-${at}-${'x'.repeat(200)}` }),
  'many tags': (size, _known, at) =>
    `{"model":{"id":"a/b${at}","library_name":"transformers","pipeline_tag":"text-generation","tags":["${filler(size, 'gguf","')}"]}}`,
  'many files': (size, _known, at) =>
    `{"model":{"id":"a/b${at}","tags":["gguf"],"siblings":[${filler(size, '{"rfilename":"m-Q4_K_M.gguf"},')}{"rfilename":"x"}]}}`,
  'many lists': (size, _known, at) => `{"model":{"id":"a/b${at}","x":[${filler(size, '[],')}[]]}}`,
  'many fields': (size, _known, at) =>
    `{"id":"a/b${at}",${list(Math.floor(size / 16), (n) => `"f${n}":${at}`)
      .join(',')
      .slice(0, Math.max(0, size - 60))
      .replace(/,[^,]*$/, '')}}`,
  'one long text': (size, _known, at) =>
    `{"model":{"id":"a/b${at}","pipeline_tag":"${filler(size, 'é')}"}}`.slice(0, size),
  'a long input': (size, _known, at) =>
    `{"model":{"id":"a/b${at}","pipeline_tag":"text-generation"},"provider":"auto","options":{"inputs":"${'y'.repeat(Math.min(size - 200, 90_000))}"}}`,
  'many paths': (size, _known, at) =>
    `{"rule":"path:\\"a${at}*\\"${filler(Math.min(size, 9000), ' OR path:\\"*a*a*b\\"')}","paths":["${filler(Math.min(size - 10_000, 400_000), 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","')}a"]}`,
};

const manyFields: MakeBody = (size) => 'a&'.repeat(size / 2);
const recordOf = (record: string): string => new URLSearchParams({ record }).toString();

/** Bodies of the site's forms, by path. */
const forms: Readonly<Record<string, Readonly<Record<string, MakeBody>>>> = {
  '/theme': { 'many fields': manyFields, 'a theme': () => 'theme=dark' },
  '/playground': {
    'many fields': manyFields,
    'many tags': (size, _known, at) =>
      recordOf(`{"id":"a/b${at}","tags":["${filler(Math.min(size / 3, 99_000), 'gguf","')}"]}`).slice(
        0,
        size,
      ),
    'one long text': (size, _known, at) =>
      recordOf(`{"id":"a/b${at}","widgetData":[{"text":"${'y'.repeat(Math.min(size - 100, 99_000))}"}]}`),
    'not JSON': (size) => recordOf('['.repeat(size / 4)),
  },
};

const call = (id: number, name: string, input: object): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
});

const mcp: Readonly<Record<string, MakeBody>> = {
  'a search': (_size, { tags }, at) =>
    JSON.stringify(
      call(at, 'search_models', { query: text(at).slice(0, 400), tags: tags.slice(at, at + 20), limit: 50 }),
    ),
  'a batch': (size, _known, at) =>
    `[${filler(size, `${JSON.stringify(call(at, 'list_libraries', {}))},`)}${JSON.stringify(call(0, 'list_tasks', {}))}]`,
  'a list of tools': (_size, _known, at) => JSON.stringify({ jsonrpc: '2.0', id: at, method: 'tools/list' }),
  'an unknown model': (_size, _known, at) =>
    JSON.stringify(call(at, 'get_model', { id: `nobody/${at}${'x'.repeat(200)}` })),
  'many lists': (size) =>
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":[${filler(size, '[],')}[]]}}`,
};
