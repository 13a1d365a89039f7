import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spaceClients } from './index.generated.ts';
import { spaceSnippets } from './snippets.ts';

const fixtures = new URL('../../test/spaces/fixtures/', import.meta.url);

/** What the code of each client calls; an update of the goldens does not change this. */
const calls: readonly (readonly [client: string, fixture: string, ...calls: string[]])[] = [
  ['curl', 'gradio-4', 'curl -fsS https://harbour-tide-tables-v2.hf.space/info | jq .named_endpoints'],
  [
    'curl',
    'unknown-version',
    'HOST=https://harbour-fog-horn.hf.space',
    `API=$HOST$(curl -fsS "$HOST/config" | jq -r '.api_prefix // ""')`,
    'curl -fsS "$API/info" | jq .named_endpoints',
    "jq '.named_endpoints | to_entries | sort_by(-(.value.parameters | length)) | first' > endpoint.json",
  ],
  ['embed', 'docker', '<iframe src="https://harbour-radar.hf.space" title="harbour/radar"'],
  ['files', 'docker', 'hf download harbour/radar --repo-type=space --local-dir=radar'],
  [
    'gradio-js',
    'public',
    'import { Client } from "@gradio/client";',
    'await Client.connect("Harbour/Tide_Tables.v2");',
    'Object.entries(named_endpoints).sort(',
    'await client.predict(name, inputs)',
  ],
  [
    'gradio-js',
    'private',
    'hf auth login',
    'await Client.connect("Harbour/Tide_Tables.v2", { token: process.env.HF_TOKEN });',
  ],
  [
    'gradio_client',
    'public',
    'from gradio_client import Client',
    'Client("Harbour/Tide_Tables.v2")',
    'client.view_api(print_info=False, return_format="dict")["named_endpoints"]',
    'max(endpoints.items(), key=lambda each: len(each[1]["parameters"]))',
    'client.predict(*inputs, api_name=api_name)',
  ],
  ['gradio_client', 'private', 'hf auth login', 'Client("Harbour/Tide_Tables.v2")'],
];

it('the calls of every client are checked', () => {
  expect(new Set(calls.map(([client]) => client))).toEqual(new Set(Object.keys(spaceClients)));
});

it.each(calls)('%s uses the space of the fixture %s', (client, fixture, ...expected) => {
  const record: unknown = JSON.parse(readFileSync(new URL(`${client}/${fixture}.json`, fixtures), 'utf8'));
  const text = spaceSnippets(record, { client })
    .flatMap(({ snippets }) => snippets.map(({ code }) => code.text))
    .join('\n');
  for (const call of expected) expect(text).toContain(call);
});
