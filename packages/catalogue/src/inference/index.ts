/** @module Hosted inference: one request, every client. */
export { autoProvider, servedTask } from './build.ts';
export { isChat } from './inputs.ts';
export { mappingOf, type ProviderMapping } from './mapping.ts';
export { inferenceMatrix, type MatrixEntry } from './matrix.ts';
export type { ChatMessage, InferenceOptions } from './options.ts';
export type { Provider } from './provider.ts';
export { providers } from './providers/index.generated.ts';
export type { Answer, Body, Credential, InferenceRequest } from './request.ts';
export {
  clients as inferenceClients,
  inferenceRequest,
  type InferenceSnippet,
  inferenceSnippets,
} from './snippets.ts';
