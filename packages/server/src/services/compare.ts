/** @module Two to four models side by side: what decides between them, and their memory at each quantization. */
import {
  baseModelsOf,
  CatalogueError,
  contextLengthOf,
  defaultContextLength,
  estimateFileSize,
  type FitState,
  fitState,
  capacityOf,
  fittingApps,
  fitCandidates,
  librarySnippets,
  type Machine,
  memoryNeed,
  type ModelRecord,
  parametersOf,
  parseMachine,
  type Platform,
  providersFor,
  readModel,
} from '@loadout/catalogue';
import { languagesOf, licenseOf } from '../record-facts.ts';
import type { ComparedModel, Comparison, ComparisonRequest, QuantizationMemory } from '../services.ts';
import { catalogueServices } from './catalogue.ts';
import type { Find } from './snippets.ts';

export const comparedModels = { least: 2, most: 4 } as const;

/** Estimated for a model without listed files, if its number of parameters is known. */
const usualLabels = ['F16', 'Q8_0', 'Q6_K', 'Q5_K_M', 'Q4_K_M', 'Q3_K_M', 'Q2_K'] as const;

/** Throws a `CatalogueError` unless 2 to 4 different ids are given, a `NotFoundError` for an unknown one. */
export async function compareFor(
  { models, hardware, context }: ComparisonRequest,
  platform: Platform,
  findModel: Find,
): Promise<Comparison> {
  // Ids that differ only in case name the same model.
  const ids = [...new Map(models.map((id) => [id.toLowerCase(), id])).values()];
  if (ids.length < comparedModels.least || ids.length > comparedModels.most)
    throw new CatalogueError(
      'invalid-option',
      `Name ${comparedModels.least} to ${comparedModels.most} different models, not ${ids.length}.`,
      'models',
    );
  const machine = hardware === undefined ? undefined : parseMachine(hardware);
  const contextLength = context ?? defaultContextLength;
  const records = await Promise.all(ids.map((id) => findModel(id)));
  return {
    contextLength,
    ...(machine && { machine }),
    models: records.map((record) => comparedModel(record, platform, machine, contextLength)),
  };
}

function comparedModel(
  record: unknown,
  platform: Platform,
  machine: Machine | undefined,
  contextLength: number,
): ComparedModel {
  const { model } = readModel(record);
  const [first, ...others] = librarySnippets(record, { platform });
  const parameters = parametersOf(model);
  const license = licenseOf(model);
  const tokens = contextLengthOf(model);
  return {
    id: model.id,
    ...(model.pipeline_tag !== undefined && { task: model.pipeline_tag }),
    ...(parameters !== undefined && { parameters }),
    ...(license !== undefined && { license }),
    ...(tokens !== undefined && { contextLength: tokens }),
    gated: model.gated !== undefined && model.gated !== false,
    languages: languagesOf(model),
    libraries: [first, ...others].flatMap((result) =>
      result === undefined || catalogueServices.library(result.library) === undefined ? [] : [result.library],
    ),
    apps: fittingApps(model).map(({ app }) => app),
    providers: providersFor(record, platform)
      .offered.map(({ provider }) => provider)
      .filter((provider) => provider !== 'auto'),
    baseModels: baseModelsOf(model),
    memory: memoryOf(model, machine, contextLength),
    ...(first && { code: first }),
  };
}

/** Of the listed files, then estimates for the usual quantizations that are not listed. */
function memoryOf(
  model: ModelRecord,
  machine: Machine | undefined,
  contextLength: number,
): readonly QuantizationMemory[] {
  const parameters = parametersOf(model);
  const known = parameters === undefined ? {} : { parameters };
  const entry = (label: string, fileSize: number, estimated: boolean): QuantizationMemory => {
    const { total } = memoryNeed({ fileSize, label, contextLength, ...known });
    return { label, bytes: total, estimated, ...(machine && { state: stateOf(total, machine) }) };
  };
  const listed = fitCandidates(model).flatMap(({ label, size, sizeIsEstimate }) =>
    label === undefined ? [] : [entry(label, size, sizeIsEstimate)],
  );
  const missing = usualLabels.filter((label) => !listed.some((one) => one.label === label));
  const estimates =
    parameters === undefined
      ? []
      : missing.map((label) => entry(label, estimateFileSize(parameters, label), true));
  return [...listed, ...estimates].toSorted((a, b) => b.bytes - a.bytes);
}

const stateOf = (bytes: number, machine: Machine): FitState => fitState(bytes, capacityOf(machine));
