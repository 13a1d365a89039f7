/** @module Reads, compares and writes the table of routes in docs/operations.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { queryLimits } from '../../../../packages/server/src/http/limits/route-limits.ts';
import { nameOf, type Route } from './routes.ts';

const file = new URL('../../../../docs/operations.md', import.meta.url);
const begin = '<!-- Written by npm run verify:limits -- --write -->';
const end = '<!-- End of the table -->';

export const notMeasured = 'not measured';

export interface Row {
  readonly route: string;
  readonly body: string;
  readonly query: string;
  readonly deadline: string;
  readonly cpu: string;
}

export function rowOf(route: Route, cpu: string): Row {
  const { body, deadline } = route.limits;
  return {
    route: nameOf(route),
    body: body === 'streamed' ? '`LOADOUT_BULK_LIMIT_MB`' : `${body / 1024} KB`,
    query: `${queryLimits.parameters} parameters, ${queryLimits.bytes / 1024} KB`,
    deadline: deadline ? '`LOADOUT_REQUEST_TIMEOUT`' : 'none',
    cpu,
  };
}

export function readTable(): readonly Row[] {
  const [, table = ''] = readFileSync(file, 'utf8').split(begin);
  const lines = (table.split(end)[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => {
    const [, route = '', body = '', query = '', deadline = '', cpu = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { route: route.replaceAll('`', ''), body, query, deadline, cpu };
  });
}

export function writeTable(rows: readonly Row[]): void {
  const text = readFileSync(file, 'utf8');
  const lines = rows.map(
    ({ route, body, query, deadline, cpu }) => `| \`${route}\` | ${body} | ${query} | ${deadline} | ${cpu} |`,
  );
  const table = [
    '| route | body | query | deadline | worst CPU time |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
  writeFileSync(file, `${text.split(begin)[0]}${begin}\n\n${table}\n\n${end}${text.split(end)[1] ?? ''}`);
}
