/** @module Tracks what a page reads while it is rendered, to decide how long it can be cached. */
import type { RepoKind } from '@loadout/hub';
import type { Services } from '../services.ts';

/** With a hub, pages are cached briefly: views start the refresh of records and cards. */
const longestWithHubMs = 5 * 60_000;

export class PageReads {
  /** Whether the page shows anything that a write may change. */
  ofRecords = false;
  /** Expiry in milliseconds since 1970, unless a record is written before. 0: not cached. */
  until = Infinity;

  limit(until: number): void {
    this.until = Math.min(this.until, until);
  }
}

interface Reference {
  readonly id?: string | undefined;
}

/** Every service is listed, so that a new one is not forgotten. */
export function observedServices(services: Services, reads: PageReads): Services {
  const { hub } = services.settings;

  const ofRecords = <Answer>(ask: () => Answer): Answer => {
    reads.ofRecords = true;
    return ask();
  };
  /** Reads that may go to the hub, which has no change sequence. */
  const ofHub = <Answer>(ask: () => Answer): Answer => {
    if (hub !== undefined) reads.limit(0);
    return ofRecords(ask);
  };
  /** A record in the request itself is not read from the store. */
  const referred = <Answer>({ id }: Reference, ask: () => Answer): Answer =>
    id === undefined ? ask() : ofHub(ask);
  /** Writes, and what no page shows. */
  const notInPages = <Answer>(ask: () => Answer): Answer => {
    reads.limit(0);
    return ask();
  };
  const ofRecord = async <Answer>(
    kind: RepoKind,
    id: string,
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await ofRecords(ask);
    if (hub !== undefined)
      reads.limit(Math.min(await services.freshUntil(kind, id), Date.now() + longestWithHubMs));
    return answer;
  };

  return {
    settings: services.settings,
    platform: services.platform,
    tasks: () => services.tasks(),
    task: (id) => services.task(id),
    taskAbout: (id) => services.taskAbout(id),
    libraries: () => services.libraries(),
    library: (key) => services.library(key),
    apps: () => services.apps(),
    app: (key) => services.app(key),
    providers: () => services.providers(),
    provider: (id) => services.provider(id),
    datasetLibraries: () => services.datasetLibraries(),
    devices: () => services.devices(),
    kernelLibraries: () => services.kernelLibraries(),
    evaluationFrameworks: () => services.evaluationFrameworks(),
    testDownloadRule: (request) => services.testDownloadRule(request),

    search: (kind, request) => ofRecords(() => services.search(kind, request)),
    printedSearch: (kind, request, print) => ofRecords(() => services.printedSearch(kind, request, print)),
    list: (kind, stretch) => ofRecords(() => services.list(kind, stretch)),
    holdings: () => ofRecords(() => services.holdings()),
    nearest: (kind, id, limit) => ofRecords(() => services.nearest(kind, id, limit)),
    history: (kind, id) => ofRecords(() => services.history(kind, id)),
    card: (kind, record) => ofRecords(() => services.card(kind, record)),
    readiness: () => ofRecords(() => services.readiness()),

    record: (kind, id) => ofRecord(kind, id, () => services.record(kind, id)),
    model: (id) => ofRecord('model', id, () => services.model(id)),
    freshness: (kind, id) => ofRecord(kind, id, () => services.freshness(kind, id)),

    find: (request) => ofHub(() => services.find(request)),
    compare: (request) => ofHub(() => services.compare(request)),
    snippets: (request) => referred(request, () => services.snippets(request)),
    appSnippets: (request) => referred(request, () => services.appSnippets(request)),
    fit: (request) => referred(request, () => services.fit(request)),
    inferenceSnippets: (request) => referred(request, () => services.inferenceSnippets(request)),
    datasetSnippets: (request) => referred(request, () => services.datasetSnippets(request)),
    spaceSnippets: (request) => referred(request, () => services.spaceSnippets(request)),

    caughtUp: () => notInPages(() => services.caughtUp()),
    recordsVersion: () => notInPages(() => services.recordsVersion()),
    freshUntil: (kind, id) => notInPages(() => services.freshUntil(kind, id)),
    figures: () => notInPages(() => services.figures()),
    put: (kind, id, record) => notInPages(() => services.put(kind, id, record)),
    remove: (kind, id) => notInPages(() => services.remove(kind, id)),
    importRecords: (kind, source, limit) => notInPages(() => services.importRecords(kind, source, limit)),
    putCard: (kind, id, card) => notInPages(() => services.putCard(kind, id, card)),
    removeCard: (kind, id) => notInPages(() => services.removeCard(kind, id)),
    close: () => notInPages(() => services.close()),
  };
}
