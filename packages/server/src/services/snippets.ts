/** @module Snippets for a record that is given, or for one that is known here by its id. */
import {
  appSnippets,
  type AppSnippets,
  inferenceSnippets,
  type InferenceSnippet,
  librarySnippets,
  type LibrarySnippets,
  type Platform,
} from '@loadout/catalogue';
import { definedFields } from '../defined.ts';
import { NotFoundError } from '../errors.ts';
import type {
  AppSnippetRequest,
  HubRecord,
  InferenceSnippetRequest,
  ModelReference,
  SnippetRequest,
} from '../services.ts';
import { catalogueServices } from './catalogue.ts';

type FindModel = (id: string) => Promise<HubRecord>;

export async function snippetsFor(
  request: SnippetRequest,
  platform: Platform,
  findModel: FindModel,
): Promise<readonly LibrarySnippets[]> {
  const { library, options } = request;
  if (library !== undefined && catalogueServices.library(library) === undefined) {
    throw new NotFoundError('library', library, catalogueServices.nearest('library', library));
  }
  const model = await modelOf(request, findModel);
  return librarySnippets(model, {
    ...definedFields({ ...options, library }),
    platform: { ...platform, ...definedFields(options?.platform ?? {}) },
  });
}

export async function appSnippetsFor(
  request: AppSnippetRequest,
  platform: Platform,
  findModel: FindModel,
): Promise<readonly AppSnippets[]> {
  const { options } = request;
  return appSnippets(await modelOf(request, findModel), {
    ...definedFields({ ...options }),
    platform: { ...platform, ...definedFields(options?.platform ?? {}) },
  });
}

export async function inferenceSnippetsFor(
  request: InferenceSnippetRequest,
  platform: Platform,
  findModel: FindModel,
): Promise<readonly InferenceSnippet[]> {
  const { provider, options } = request;
  return inferenceSnippets(await modelOf(request, findModel), {
    ...definedFields({ ...options, provider }),
    platform: { ...platform, ...definedFields(options?.platform ?? {}) },
  });
}

/** The record itself is read, and refused if it is none, by the catalogue. */
const modelOf = async (reference: ModelReference, findModel: FindModel): Promise<unknown> =>
  reference.model ?? (await findModel(reference.id ?? ''));
