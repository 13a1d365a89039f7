/** @module Snippets for a given record, or for a stored one by id. */
import {
  appSnippets,
  type AppSnippets,
  datasetLibraries,
  datasetSnippets,
  type DatasetSnippets,
  inferenceAnswer,
  keysOf,
  librarySnippets,
  type LibrarySnippets,
  providersFor,
  type Platform,
  readPlatform,
  spaceSnippets,
  type SpaceSnippets,
} from '@loadout/catalogue';
import { definedFields } from '../defined.ts';
import { NotFoundError } from '../errors.ts';
import type { PlatformOverride } from '../platform-override.ts';
import type {
  AppSnippetRequest,
  DatasetSnippetRequest,
  HubRecord,
  InferenceResult,
  InferenceSnippetRequest,
  ModelReference,
  SnippetRequest,
  SpaceSnippetRequest,
} from '../services.ts';
import { assertApp, libraryNamed } from './catalogue.ts';
import { mostSimilar } from './similar.ts';

/** Throws when the id is unknown. */
export type Find = (id: string) => Promise<HubRecord>;

export async function snippetsFor(
  request: SnippetRequest,
  platform: Platform,
  findModel: Find,
): Promise<readonly LibrarySnippets[]> {
  const { library, options } = request;
  const key = library === undefined ? undefined : libraryNamed(library).key;
  const model = await modelOf(request, findModel);
  return librarySnippets(model, {
    ...definedFields({ ...options, library: key }),
    platform: overridden(platform, options?.platform),
  });
}

export async function appSnippetsFor(
  request: AppSnippetRequest,
  platform: Platform,
  findModel: Find,
): Promise<readonly AppSnippets[]> {
  const { app, options } = request;
  if (app !== undefined) assertApp(app);
  return appSnippets(await modelOf(request, findModel), {
    ...definedFields({ ...options, app }),
    platform: overridden(platform, options?.platform),
  });
}

export async function inferenceSnippetsFor(
  request: InferenceSnippetRequest,
  platform: Platform,
  findModel: Find,
): Promise<InferenceResult> {
  const { provider, options } = request;
  const model = await modelOf(request, findModel);
  const used = overridden(platform, options?.platform);
  const answer = inferenceAnswer(model, { ...definedFields({ ...options, provider }), platform: used });
  return { ...answer, providers: providersFor(model, used) };
}

export async function datasetSnippetsFor(
  request: DatasetSnippetRequest,
  platform: Platform,
  findDataset: Find,
): Promise<readonly DatasetSnippets[]> {
  const { library, options } = request;
  const keys: readonly string[] = keysOf(datasetLibraries);
  if (library !== undefined && !keys.includes(library))
    throw new NotFoundError('library', library, mostSimilar(library, keys, 5));
  return datasetSnippets(request.dataset ?? (await findDataset(request.id ?? '')), {
    ...definedFields({ ...options, library }),
    platform: overridden(platform, options?.platform),
  });
}

export async function spaceSnippetsFor(
  request: SpaceSnippetRequest,
  platform: Platform,
  findSpace: Find,
): Promise<readonly SpaceSnippets[]> {
  const { client, options } = request;
  return spaceSnippets(request.space ?? (await findSpace(request.id ?? '')), {
    ...definedFields({ ...options, client }),
    platform: overridden(platform, options?.platform),
  });
}

const overridden = (platform: Platform, override: PlatformOverride | undefined): Platform =>
  override === undefined ? platform : readPlatform({ ...platform, ...definedFields(override) });

/** The catalogue validates a given record. */
export const modelOf = async (reference: ModelReference, findModel: Find): Promise<unknown> =>
  reference.model ?? (await findModel(reference.id ?? ''));
