/** @module The catalogue's hosted inference result for a record, as input of the rules. */
import {
  CatalogueError,
  type InferenceSnippet,
  inferenceSnippets,
  isChat,
  type ModelRecord,
  type ProviderOffers,
  providersFor,
} from '@loadout/catalogue';

export interface HostedAnswer {
  readonly providers: ProviderOffers;
  readonly chat: boolean;
  /** Snippets with automatic provider selection. */
  readonly automatic: readonly InferenceSnippet[];
}

/** Undefined if no provider serves the record's task. */
export function hostedAnswer(model: ModelRecord): HostedAnswer | undefined {
  const providers = providersFor(model);
  if (providers.offered.length === 0) return undefined;
  try {
    return { providers, chat: isChat(model), automatic: inferenceSnippets(model) };
  } catch (error) {
    if (CatalogueError.is(error)) return undefined;
    throw error;
  }
}
