/** @module Searches on another Loadout server, through `/api/search`. */
import { HubError, type RepoKind } from '@loadout/hub';
import { z } from 'zod';
import type { FoundRecords, SearchRequest } from '../../services.ts';
import { usableRecords } from './usable-records.ts';

const answerSchema = z.object({ items: z.array(z.unknown()), total: z.int() });
const problemSchema = z.object({ detail: z.string() });
/** The maximum of `limit` on the other server. */
const mostPerPage = 100;

export const serverSearch =
  (baseUrl: string, timeoutMs: number) =>
  async (kind: RepoKind, request: SearchRequest): Promise<FoundRecords> => {
    const url = new URL(`${baseUrl}/api/search/${kind}s`);
    url.search = queryOf(request).toString();
    const answer = answerSchema.safeParse(await getJson(url, timeoutMs));
    if (!answer.success) throw new HubError('bad-answer', `${baseUrl} is not a Loadout server`);
    const { items, total } = answer.data;
    return { items: usableRecords(kind, items), total };
  };

function queryOf({ text, params, limit, facets: _facets, ...rest }: SearchRequest): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) query.append(name, String(each));
  }
  if (text !== undefined) query.set('q', text);
  if (params !== undefined) query.set('params', rangeText(params));
  if (limit !== undefined) query.set('limit', String(Math.min(limit, mostPerPage)));
  return query;
}

/** The other server reads at most nine digits before the unit. */
const amount = (count: number): string => (count < 1e9 ? String(count) : `${count / 1e9}B`);

const rangeText = ({ min, max }: NonNullable<SearchRequest['params']>): string =>
  [min === undefined ? [] : [`min:${amount(min)}`], max === undefined ? [] : [`max:${amount(max)}`]]
    .flat()
    .join(',');

async function getJson(url: URL, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw new HubError('unavailable', `${url.origin} did not answer (${reasonOf(error)})`);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const problem = problemSchema.safeParse(body);
  const reason = problem.success ? problem.data.detail : `status ${response.status}`;
  throw new HubError('refused', `${url.origin}: ${reason}`, response.status);
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
};
