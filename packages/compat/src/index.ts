/** @module The names and signatures of `@huggingface/tasks` and of the snippets of `@huggingface/inference`. */
export * from './agents.ts';
export { type LocalApp, type LocalAppKey, type LocalAppSnippet, LOCAL_APPS } from './apps.ts';
export * from './datasets.ts';
export * from './gguf.ts';
export * from './hardware.ts';
export * from './inference.ts';
export * from './libraries.ts';
export { stringifyGenerationConfig, stringifyMessages } from './messages.ts';
export type * from './model-data.ts';
export type * from './payloads.ts';
export * from './pipelines.ts';
export * from './tasks.ts';
export { SPECIAL_TOKENS_ATTRIBUTES } from './tokens.ts';
export { MAPPING_DEFAULT_WIDGET } from './widget.ts';
export type * from './widget-example.ts';
