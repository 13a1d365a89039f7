import type { DocumentedOperation, Services } from '@loadout/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inputFor, servicesInMemory } from '../../lib/testing/page-input.ts';
import { page } from './page.server.ts';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory();
});
afterAll(() => services.close());

const call = (text: string, status: number): DocumentedOperation['example'] => ({
  address: '/api/tides',
  status,
  mediaType: 'application/json',
  text,
  cut: false,
});

const operation = (over: Partial<DocumentedOperation>): DocumentedOperation => ({
  id: 'listTides',
  tag: 'Tides',
  method: 'GET',
  path: '/api/tides',
  ownerlessPath: undefined,
  summary: 'Lists *tides* by `port`',
  description: undefined,
  needsToken: false,
  parameters: [],
  body: undefined,
  responses: [{ status: '200', description: 'The tides' }],
  success: { status: 200, mediaType: 'application/json', text: '' },
  example: call('{"a":"```"}', 200),
  ...over,
});

const read = async (operations: readonly DocumentedOperation[]) => {
  const input = { ...inputFor(services, '/docs'), reference: () => Promise.resolve(operations) };
  const data = await page.load(input);
  return { data, markdown: page.markdown(data, input) };
};

it('groups the operations by tag, in their order', async () => {
  const { data } = await read([operation({}), operation({ tag: 'Ebb' }), operation({ path: '/api/more' })]);
  expect(data.groups.map(({ tag, operations }) => [tag, operations.map(({ path }) => path)])).toEqual([
    ['Tides', ['/api/tides', '/api/more']],
    ['Ebb', ['/api/tides']],
  ]);
});

it('describes an operation in Markdown with a fence that the example cannot end', async () => {
  const { markdown } = await read([operation({})]);
  expect(markdown).toContain(
    '## Tides\n\n### GET `/api/tides`\n\nLists \\*tides\\* by `port`\n\n- 200: The tides\n\n',
  );
  expect(markdown).toContain('Example: `GET /api/tides` returns 200.\n\n````json\n{"a":"```"}\n````');
  expect(markdown).not.toContain('| Parameter |');
});

it('lists errors that every operation returns once', async () => {
  const shared = { status: '413', description: 'The body is too large.' };
  const own = { status: '404', description: 'No such tide.' };
  const { data, markdown } = await read([
    operation({ responses: [shared, own] }),
    operation({ path: '/api/more', responses: [shared] }),
  ]);
  expect(data.errors).toEqual([shared]);
  expect(data.groups[0]?.operations.map(({ responses }) => responses)).toEqual([[own], []]);
  expect(markdown.match(/413: The body is too large\./g)).toHaveLength(1);
});

it('names the path for ids without an owner, and marks where an example is cut', async () => {
  const { data, markdown } = await read([
    operation({ ownerlessPath: '/api/tides/{name}', example: { ...call('[\n  1,', 200), cut: true } }),
  ]);
  expect(markdown).toContain('For ids without an owner: `GET /api/tides/{name}`');
  expect(data.groups[0]?.operations[0]?.code.lines.at(-1)).toEqual([['…']]);
});

it('lists parameters, the body and a description where there are any', async () => {
  const { markdown } = await read([
    operation({
      description: 'High water first.',
      body: '{"x":1}',
      example: call('', 204),
      parameters: [
        {
          name: 'at',
          place: 'query',
          type: 'string',
          description: 'When',
          required: true,
          example: undefined,
        },
        {
          name: 'port',
          place: 'query',
          type: 'string',
          description: 'Where',
          required: false,
          example: undefined,
        },
      ],
    }),
  ]);
  expect(markdown).toContain('High water first.');
  expect(markdown).toContain(
    '| `at` (required) | query | string | When |\n| `port` | query | string | Where |',
  );
  expect(markdown).toContain('```json\n{"x":1}\n```\n');
  expect(markdown.match(/```json/g)).toHaveLength(1);
});
