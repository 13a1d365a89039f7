/** @module Records of models, datasets and spaces: sources, store, search, import and export. */

export { type Problem, recordLimits } from './records/limits.ts';
export {
  describeProblems,
  type FaultPolicy,
  type ParsedRecord,
  parseRecord,
  parseRecordText,
} from './records/parse-record.ts';
export { longestRepoId, repoIdLengths, repoIdPartPattern, repoIdProblem } from './records/repo-id.ts';
export { type RecordRow, storedRecord } from './records/stored-record.ts';
export * from './store/errors.ts';
export type { OpenOptions, Upgrade } from './store/migrations.ts';
export type { PostgresStoreOptions } from './store/postgres/connection.ts';
export { openPostgresStore } from './store/postgres/open.ts';
export { openSqliteStore, type SqliteStoreOptions } from './store/sqlite/sqlite-store.ts';
export * from './store/store.ts';
export { type CardFile, cardFiles } from './transfer/card-files.ts';
export { type ByteSource, decompressed } from './transfer/decompress.ts';
export * from './transfer/errors.ts';
export * from './transfer/export-records.ts';
export { fileResumeKey } from './transfer/file-resume-key.ts';
export { importRecords, type ImportOptions } from './transfer/import-records.ts';
export { type ImportReport, recordsRead } from './transfer/import-report.ts';
export { openStore } from './store/open-store.ts';
export { type CardSource, cardSource, type FetchedCard, type Withdrawal } from './sources/card-source.ts';
export { hubClient, type HubClient, type HubClientOptions, type HubPage } from './sources/hub-client.ts';
export type { HubWait } from './sources/polite-get.ts';
export * from './sources/hub-error.ts';
export { type HubFilter, type ListOrder, listOrders, listQuery } from './sources/list-query.ts';
export {
  type LiveRecord,
  type LiveRecords,
  liveRecords,
  type LiveRecordsOptions,
} from './sources/live/live-records.ts';
export {
  type Freshness,
  type Refresher,
  refresher,
  type RefresherOptions,
} from './sources/refresh/refresher.ts';
export * from './sources/prune.ts';
export { type LastSync, lastSync } from './sources/last-sync.ts';
export * from './sources/sync.ts';
export * from './search/fields/fields.ts';
export * from './search/cluster/search-error.ts';
export type { ClusterOptions } from './search/cluster/cluster-index.ts';
export { openClusterIndex } from './search/cluster/open-cluster-index.ts';
export { withFallback } from './search/cluster/with-fallback.ts';
export * from './search/live/index-options.ts';
export type { Candidate } from './search/query/candidates.ts';
export type { Listed, Stretch } from './search/query/listing.ts';
export type { SimilarWord } from './search/segment/word-dictionary.ts';
export * from './search/live/open-index.ts';
export * from './search/query/query.ts';
