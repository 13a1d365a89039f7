import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inferenceAnswer, inferenceMatrix, type PortableRequest } from '@loadout/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOf } from './request.ts';

const token = 'test_token_1';

/** What a service receives, without what every client adds by itself. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly contentType: string;
}

interface Case {
  readonly name: string;
  readonly fetchCode: string;
  readonly curlCode: string;
  readonly request: PortableRequest;
}

const received = new Map<string, Received[]>();
const folder = mkdtempSync(join(tmpdir(), 'loadout-run-'));
/** Bytes that are no text in any encoding. */
const bytes = Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 7 + 128) % 256));
let server: Server;
let cases: readonly Case[];

const chatTasks = new Set(['text-generation', 'image-text-to-text']);

/** Every task at every provider that the router leads to, chats also streamed, one call with all options. */
function casesAt(origin: string): readonly Case[] {
  const calls = inferenceMatrix().map(({ task, provider }) => ({ task, provider, options: {} }));
  const streamed = calls
    .filter(({ task }) => chatTasks.has(task))
    .map(({ task, provider }) => ({ task, provider, options: { streaming: true } }));
  const automatic = { task: 'text-generation', provider: 'auto', options: { streaming: true } } as const;
  const options = {
    inputs: 'Say “hello”, it\'s "early" & $(date) \\ `x`\nπ 日本',
    systemPrompt: 'Be brief.',
    temperature: 0.5,
    max_tokens: 20,
    billTo: 'acme',
  };
  return [...calls, ...streamed, automatic, { ...automatic, options }].flatMap((call, at) => {
    const { task, provider } = call;
    const model = {
      id: 'owner/model',
      pipeline_tag: task,
      tags: chatTasks.has(task) ? ['conversational'] : [],
    };
    const platform = {
      routerUrl: `${origin}/${at}`,
      hubUrl: `${origin}/hub`,
      samplesUrl: `${origin}/hub/samples`,
    };
    const { snippets, request } = inferenceAnswer(model, { ...call.options, provider, platform });
    const codeOf = (client: string): string =>
      snippets.find((snippet) => snippet.client === client)?.code.text ?? '';
    const name = `${task} at ${provider} ${JSON.stringify(call.options)}`;
    return request ? [{ name, fetchCode: codeOf('fetch'), curlCode: codeOf('curl'), request }] : [];
  });
}

const ofClient = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'pragma',
  'sec-fetch-mode',
  'transfer-encoding',
  'user-agent',
]);

async function receive(incoming: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = '', url = '', headers } = incoming;
  return {
    method,
    url,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        ofClient.has(name) || typeof value !== 'string' ? [] : [[name, value]],
      ),
    ),
    body: Buffer.concat(chunks),
    contentType: headers['content-type'] ?? '',
  };
}

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    void receive(incoming).then((one) => {
      if (one.url.startsWith('/hub/')) return outgoing.end(bytes);
      const [, key = ''] = one.url.split('/');
      received.set(key, [...(received.get(key) ?? []), one]);
      // Ends a snippet after its first request.
      return outgoing.writeHead(418, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  cases = casesAt(`http://127.0.0.1:${address.port}`);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const run = promisify(execFile);

/** What was received since the last call, by case. */
function taken(): readonly (Received | undefined)[] {
  const first = cases.map(
    ({ request }) => received.get(new URL(request.url).pathname.split('/')[1] ?? '')?.[0],
  );
  received.clear();
  return first;
}

async function sent(): Promise<readonly (Received | undefined)[]> {
  for (const { request } of cases) {
    const wanted = request.body.file;
    const file = wanted && new File([bytes], wanted.name, { type: wanted.mediaType });
    await fetch(await requestOf(request, { token, file }));
  }
  return taken();
}

/** The parts of a form, or the body as it is. */
async function contentOf({ body, contentType }: Received): Promise<unknown> {
  if (!contentType.startsWith('multipart/form-data')) return { contentType, body: body.toString('latin1') };
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : {
            name,
            file: value.name,
            type: value.type,
            bytes: Buffer.from(await value.arrayBuffer()).toString('latin1'),
          },
    ),
  );
}

const inSpelling = async (one: Received): Promise<object> => {
  const { method, url, headers } = one;
  return { method, url, headers, content: await contentOf(one) };
};

/** Two texts of one JSON value are the same body. */
const inMeaning = async (one: Received): Promise<object> => {
  const { method, url, headers, body, contentType } = one;
  if (contentType !== 'application/json') return inSpelling(one);
  return { method, url, headers, json: JSON.parse(body.toString()) };
};

describe('the request that a page sends', () => {
  it('exists for every route through the router', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  it('is the one that fetch sends, byte for byte', { timeout: 90_000 }, async () => {
    const list = cases.map(({ fetchCode }, at) => {
      writeFileSync(join(folder, `${at}.mjs`), fetchCode);
      return `await import('./${at}.mjs').catch(() => undefined);`;
    });
    writeFileSync(join(folder, 'all.mjs'), list.join('\n'));
    await run(process.execPath, ['all.mjs'], { cwd: folder, env: { ...process.env, HF_TOKEN: token } });
    const [theirs, ours] = [taken(), await sent()];
    for (const [at, { name }] of cases.entries()) {
      const [their, our] = [theirs[at], ours[at]];
      if (!their || !our) throw new Error(`${name}: no request`);
      expect({ name, ...(await inSpelling(our)) }).toEqual({ name, ...(await inSpelling(their)) });
    }
  });

  const hasCurl = ['curl', 'jq', 'bash'].every((name) => spawnSync(name, ['--version']).status === 0);

  // One process per request and more for jq: slow where the machine is busy.
  it.runIf(hasCurl)('is the one that curl sends', { timeout: 180_000 }, async () => {
    const script = cases.map(({ curlCode }) => `( ${curlCode}\n)`).join('\n');
    writeFileSync(join(folder, 'all.sh'), script);
    await run('bash', ['all.sh'], { cwd: folder, env: { ...process.env, HF_TOKEN: token } }).catch(
      () => undefined,
    );
    const [theirs, ours] = [taken(), await sent()];
    for (const [at, { name }] of cases.entries()) {
      const [their, our] = [theirs[at], ours[at]];
      if (!their || !our) throw new Error(`${name}: no request`);
      expect({ name, ...(await inMeaning(our)) }).toEqual({ name, ...(await inMeaning(their)) });
    }
  });
});
