/** @module Adds to a record what its files say: parameters, context length, chat template, first rows. */

import type { RecordTypes } from '@loadout/catalogue/records';
import type { FileFetch } from '../sources/file-fetch.ts';
import type { HubClient } from '../sources/hub-client.ts';
import { HubError } from '../sources/hub-error.ts';
import type { RepoKind } from '../store/store.ts';
import { convertedFile } from './converted.ts';
import { type DerivedValues, withDerived } from './derived-fields.ts';
import { headerLimits } from './limits.ts';
import { configOf, type JsonFile } from './readers/json.ts';
import { runThread } from './run-thread.ts';
import type { FileOutcome } from './thread.ts';
import { type BinaryFile, wantedHeaders } from './wanted.ts';

interface Repository {
  readonly kind: RepoKind;
  readonly id: string;
  readonly revision: string;
}

/** The record itself if its files would add nothing. A header that cannot be read becomes a notice. */
export async function deriveFields<Kind extends RepoKind>(
  hub: HubClient,
  kind: Kind,
  record: RecordTypes[Kind],
  signal?: AbortSignal,
): Promise<RecordTypes[Kind]> {
  const wanted = wantedHeaders(kind, record);
  if (wanted.json.length + wanted.binary.length === 0 && wanted.converted !== true) return record;
  const timeout = AbortSignal.timeout(headerLimits.ms);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const limits = { maxBytes: headerLimits.bytes, maxResponseBytes: headerLimits.responseBytes };
  const { fetch, hadOutage } = noticing(hub.fileFetch(limits, either));
  const repository = { kind, id: record.id, revision: record.sha ?? 'main' };
  const copy = wanted.converted === true ? await convertedFile(hub.baseUrl, record.id, fetch) : undefined;
  // The hub makes the copy some time after the commit, so nothing is recorded and it is requested again.
  if (wanted.converted === true && copy === undefined) return record;
  const binary = copy === undefined ? wanted.binary : [copy];
  const read = await Promise.all([
    ...wanted.json.map((file) => readJsonFile(hub.baseUrl, repository, file, fetch)),
    readBinaryFiles(hub.baseUrl, repository, binary, fetch, either),
  ]);
  signal?.throwIfAborted();
  return withDerived(record, read.flat(), { complete: !hadOutage() });
}

/** A `fetch` that records whether the hub was unavailable, as opposed to files that cannot be read. */
function noticing(fileFetch: FileFetch): { readonly fetch: FileFetch; readonly hadOutage: () => boolean } {
  let outage = false;
  return {
    hadOutage: () => outage,
    async fetch(input, init) {
      try {
        const response = await fileFetch(input, init);
        if (response.status === 429 || response.status >= 500) outage = true;
        return response;
      } catch (error) {
        if (!(error instanceof HubError) || error.code === 'unavailable') outage = true;
        throw error;
      }
    },
  };
}

const prefixOf = (kind: RepoKind): string => (kind === 'model' ? '' : `${kind}s/`);

async function readJsonFile(
  hubUrl: string,
  { kind, id, revision }: Repository,
  file: JsonFile,
  fetch: FileFetch,
): Promise<DerivedValues[]> {
  try {
    const range = `bytes=0-${headerLimits.jsonBytes - 1}`;
    const url = `${hubUrl}/${prefixOf(kind)}${id}/resolve/${encodeURIComponent(revision)}/${file.path}`;
    const response = await fetch(url, { headers: { range } });
    if (!response.ok) return [{ notice: `${file.path}: ${statusReason(response.status)}` }];
    return [{ config: configOf(file, await response.text()) }];
  } catch (error) {
    return [{ notice: `${file.path}: ${reasonOf(error)}` }];
  }
}

async function readBinaryFiles(
  hubUrl: string,
  { kind, id, revision }: Repository,
  files: readonly BinaryFile[],
  fetch: FileFetch,
  signal: AbortSignal,
): Promise<DerivedValues[]> {
  if (files.length === 0) return [];
  try {
    const job = { hubUrl, id, prefix: prefixOf(kind), revision, files };
    return (await runThread(job, fetch, signal)).map(valuesOf);
  } catch (error) {
    return files.map(({ path }) => ({ notice: `${path}: ${reasonOf(error)}` }));
  }
}

const valuesOf = (outcome: FileOutcome): DerivedValues =>
  'reason' in outcome ? { notice: `${outcome.path}: ${shortened(outcome.reason)}` } : outcome;

const statusReason = (status: number): string =>
  status === 401 || status === 403 ? 'access is restricted' : `status ${status}`;

const reasonOf = (error: unknown): string =>
  error instanceof SyntaxError
    ? 'it is not JSON'
    : shortened(error instanceof Error ? error.message : 'unreadable');

/** Messages may quote the file, control characters included. */
const shortened = (message: string): string => message.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 160);
