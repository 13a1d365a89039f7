import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../packages/server/src/testing/test-app.ts';
import { allRoutes, nameOf, type Route } from './routes.ts';
import { notMeasured, readTable, type Row, rowOf } from './table.ts';

let server: TestApp;
let routes: readonly Route[];
beforeAll(async () => {
  server = await testApp({}, { render: async () => new Response('page') });
  routes = allRoutes(server.app);
});
afterAll(() => server.close());

const limitsOf = ({ route, body, query, deadline }: Row): string =>
  [route, body, query, deadline].join(' | ');

describe('the table of routes in docs/operations.md', () => {
  it('has every route of the server and of the site with its limits, and no other', () => {
    expect(routes.map(nameOf)).toEqual(
      expect.arrayContaining(['POST /api/snippets', 'GET /models', 'POST /theme']),
    );
    // To fix it, run `npm run verify:limits -- --write`, with `--route=/path` to measure one route only.
    expect(readTable().map(limitsOf).toSorted()).toEqual(
      routes.map((route) => limitsOf(rowOf(route, notMeasured))).toSorted(),
    );
  });

  it('has a CPU time of at most 50 ms for each route that needs no token', () => {
    const guarded = new Set(routes.filter((route) => route.guarded).map(nameOf));
    const over = readTable().filter(
      ({ route, cpu }) => !guarded.has(route) && !(Number.parseInt(cpu, 10) <= 50),
    );
    expect(over.map(({ route, cpu }) => `${route}: ${cpu}`)).toEqual([]);
  });
});
