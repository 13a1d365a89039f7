/** @module Hosted inference: one request, every client. */
export { autoProvider, servedTask } from './request/build.ts';
export { isChat } from './request/inputs.ts';
export { mappingOf, type ProviderMapping } from './request/mapping.ts';
export { inferenceMatrix, type MatrixEntry } from './request/matrix.ts';
export type { ChatMessage, InferenceOptions } from './request/options.ts';
export type { Provider } from './providers/define.ts';
export { providers } from './providers/index.generated.ts';
export type { Answer, Body, Credential, InferenceRequest } from './request/request.ts';
export { clients as inferenceClients } from './clients/index.ts';
export { inferenceRequest, type InferenceSnippet, inferenceSnippets } from './snippets.ts';
