/** @module Hosted inference: one request, printed by every client. */
export {
  autoProvider,
  hasBothWays,
  isChat,
  type ProviderOffer,
  type ProviderOffers,
  providersFor,
  servedTask,
} from './request/availability.ts';
export { inferenceMatrix, type MatrixEntry } from './request/matrix.ts';
export { type ChatMessage, inferenceOptionFields, type InferenceOptions } from './request/options.ts';
export type { Provider } from './providers/define.ts';
export { providers } from './providers/index.generated.ts';
export { isProviderId, type ProviderId, providerIds } from './providers/keys.generated.ts';
export type { ServedTask } from './request/served-task.ts';
export type { Answer, Body, Credential, InferenceRequest, Path } from './request/request.ts';
export type { PortableAnswer, PortableBody, PortableFile, PortableRequest } from './request/portable.ts';
export { clients as inferenceClients } from './clients/index.ts';
export {
  type InferenceAnswer,
  inferenceAnswer,
  inferenceRequest,
  type InferenceSnippet,
  inferenceSnippets,
} from './snippets.ts';
