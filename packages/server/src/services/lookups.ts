/** @module Services that need single records only: snippets, fit and comparison. */
import type { Platform, RecordTypes } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import type { Services } from '../services.ts';
import { compareFor } from './compare.ts';
import { fitFor } from './fit.ts';
import {
  appSnippetsFor,
  datasetSnippetsFor,
  inferenceSnippetsFor,
  snippetsFor,
  spaceSnippetsFor,
} from './snippets.ts';

/** Throws when the id is unknown. */
export type Existing = <Kind extends RepoKind>(kind: Kind, id: string) => Promise<RecordTypes[Kind]>;

type RecordLookups = Pick<
  Services,
  'snippets' | 'appSnippets' | 'fit' | 'compare' | 'inferenceSnippets' | 'datasetSnippets' | 'spaceSnippets'
>;

export function recordLookups(platform: Platform, existing: Existing): RecordLookups {
  const findModel = (id: string) => existing('model', id);
  return {
    snippets: (request) => snippetsFor(request, platform, findModel),
    appSnippets: (request) => appSnippetsFor(request, platform, findModel),
    fit: (request) => fitFor(request, findModel),
    compare: (request) => compareFor(request, platform, findModel),
    inferenceSnippets: (request) => inferenceSnippetsFor(request, platform, findModel),
    datasetSnippets: (request) => datasetSnippetsFor(request, platform, (id) => existing('dataset', id)),
    spaceSnippets: (request) => spaceSnippetsFor(request, platform, (id) => existing('space', id)),
  };
}
