/** @module What the catalogue answers about hosted inference of a record, as the rules read it. */
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
  /** Snippets for the automatic choice of a provider. */
  readonly automatic: readonly InferenceSnippet[];
}

/** Nothing where no provider serves the record's task. */
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
