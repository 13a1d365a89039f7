/** @module Records of models, datasets and spaces: one schema per kind, with derived readers. */
export {
  type DatasetCard,
  type DatasetConfig,
  type DatasetInfo,
  type DatasetRecord,
  datasetSchema,
  type ReadDataset,
  readDataset,
  type SplitFiles,
} from './dataset.ts';
export {
  type CardData,
  type ModelConfig,
  type ModelRecord,
  modelSchema,
  type ReadModel,
  readModel,
  type WidgetExample,
} from './model.ts';
export type { Cell } from './cell.ts';
export type { DatasetPreview, Derived } from './derived.ts';
export {
  capabilitiesOf,
  type InferenceProviderMapping,
  mappingOf,
  otherStatuses,
  providerCapabilities,
  type ProviderCapability,
  type ProviderFacts,
  type ProviderMapping,
} from './provider-mapping.ts';
export { contextLengthOf, specialTokenOf } from './fields.ts';
export {
  type AddedToken,
  type SpecialToken,
  type SpecialTokenAttribute,
  specialTokenAttributes,
} from './special-tokens.ts';
export { recordSchemas, type RecordTypes } from './kinds.ts';
export type { RecordKind } from './read-record.ts';
export { type ModelFile, type RepositoryRecord, repositorySchema } from './repository.ts';
export { firstSentence, isSummaryOfCard, statedSummary } from './summary.ts';
export { type ReadSpace, readSpace, type SpaceCard, type SpaceRecord, spaceSchema } from './space.ts';
export {
  type Fault,
  faultMessage,
  type Infer,
  type JsonSchema,
  read,
  type Reading,
  type Schema,
} from './schema/schema.ts';
