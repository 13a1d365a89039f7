/** @module The catalogue: tasks, libraries, and snippets for any model record. */
export {
  type Code,
  csharp,
  type Data,
  java,
  js,
  kotlin,
  markup,
  ps,
  py,
  rust,
  sh,
  swift,
  type Tag,
  TemplateError,
  ts,
  type Value,
} from './code/index.ts';
export {
  type EvaluationFramework,
  type EvaluationFrameworkId,
  evaluationFrameworks,
} from './evaluation/frameworks.ts';
export { librariesAdded, tasksAdded } from './snippets/added.generated.ts';
export { type App, defineApp, type HubAccess, type Way } from './apps/define.ts';
export {
  type AppFit,
  appSnippets,
  type AppSnippetOptions,
  type AppSnippets,
  fittingApps,
} from './apps/snippets.ts';
export { type AppKey, apps } from './apps/index.generated.ts';
export * from './datasets/index.ts';
export * from './downloads/index.ts';
export { CatalogueError, type ErrorCode, type Notice, notices } from './errors.ts';
export * from './hardware/index.ts';
export * from './kernels/index.ts';
export { type Language, languages } from './code/language.ts';
export { canonicalLibraryKey } from './libraries/aliases.ts';
export { defineLibrary, type Generator, type GeneratorResult, type Library } from './libraries/define.ts';
export { libraries } from './libraries/index.generated.ts';
export { isLibraryKey, type LibraryKey, libraryKeys } from './libraries/keys.generated.ts';
export { diffusersPipelineExists } from './libraries/recipes/diffusion/kind.ts';
export { type GgufChoice, ggufChoice } from './libraries/recipes/gguf/choice.ts';
export { autoClassesOf } from './libraries/recipes/transformers/types/auto-classes.ts';
export {
  type HubClientKey,
  librarySnippets,
  type LibrarySnippetOptions,
  type LibrarySnippets,
} from './libraries/snippets.ts';
export { baseModelsOf } from './records/fields.ts';
export * from './records/index.ts';
export { huggingFace, type Platform } from './platform.ts';
export { type PlatformRule, platformRules, readPlatform } from './snippets/platform-rules.ts';
export * from './quantization/index.ts';
export * from './render/index.ts';
export type { SnippetContext } from './snippets/context.ts';
export { defaultSystem, type System, systemLabels, systems } from './snippets/system.ts';
export { keysOf } from './snippets/own.ts';
export type { Fit } from './libraries/fit.ts';
export { fittingLibraries } from './libraries/fitting.ts';
export type { GeneratedSnippets } from './snippets/complete.ts';
export { generateSnippets } from './snippets/generate.ts';
export type { SnippetOptions } from './snippets/options.ts';
export * from './snippets/requirement.ts';
export type { Snippet, Warning, WarningCode } from './snippets/snippet.ts';
export * from './spaces/index.ts';
export {
  defineTask,
  type DemoEntry,
  modalities,
  type Modality,
  type Recommendation,
  type Subtask,
  type Task,
  type TaskDefinition,
} from './tasks/define.ts';
export { type AboutBlock, readAbout, type SnippetDirective } from './tasks/about.ts';
export { type Term, termsIn } from './tasks/glossary.ts';
export { canonicalTaskId } from './tasks/aliases.ts';
export { type SampleLanguage, sampleLanguages } from './tasks/language-names.ts';
export { widgetInputs, type WidgetInputOptions } from './tasks/widget-inputs.ts';
export { publicSampleUrls, sampleFileNames } from './tasks/sample-files.ts';
export { isTaskId, type TaskId, taskIds } from './tasks/keys.generated.ts';
export { tasks } from './tasks/published.ts';
export * from './inference/index.ts';
export type * from './tasks/payloads.generated.ts';
