/** @module What there is to choose for an inference call, and which call the choices make. */
import type { InferenceSnippet, ProviderOffer, ProviderOffers } from '@loadout/catalogue';
import type { InferenceChoice, ProviderChoice } from '../views.ts';
import { abilityWords, figuresOf } from './provider-facts.ts';

/**
 * `named` by the address may be any provider; a `remembered` one counts only where it is known to serve the model.
 */
export function chosenProvider(
  { offered, others }: ProviderOffers,
  named: string | undefined,
  remembered?: string,
): string {
  const all = [...offered, ...others];
  const [open, wanted] = named === undefined ? [offered, remembered] : [all, named];
  return open.find(({ provider }) => provider === wanted)?.provider ?? all[0]?.provider ?? 'auto';
}

const about: Readonly<Record<ProviderOffer['reason'], Pick<ProviderChoice, 'status' | 'note'>>> = {
  automatic: { note: 'Picks a provider that serves the model' },
  live: { status: 'Live' },
  hub: { note: 'The hub serves this task' },
  unknown: {},
};

export function providerChoices(offers: readonly ProviderOffer[], chosen: string): readonly ProviderChoice[] {
  const figures = figuresOf(offers.map(({ facts = {} }) => facts));
  return offers.map(({ provider, displayName, reason, providerModelId, facts = {}, status }, at) => {
    const own = figures[at] ?? [];
    const abilities = abilityWords(facts);
    return {
      value: provider,
      label: displayName,
      chosen: provider === chosen,
      ...about[reason],
      ...(own.some(({ value }) => value !== '') && { figures: own }),
      ...(abilities.length > 0 && { details: abilities.join(' · ') }),
      ...(status !== undefined && { status }),
      ...(providerModelId !== undefined && { modelId: providerModelId }),
    };
  });
}

export interface PickedCall {
  readonly snippets: readonly InferenceSnippet[];
  readonly languages: readonly InferenceChoice[];
  readonly clients: readonly InferenceChoice[];
}

/** The call in the wanted language with the wanted client, or the first one. */
export function pickCall(
  snippets: readonly InferenceSnippet[],
  language: string | undefined,
  client: string | undefined,
): PickedCall {
  const inLanguage = snippets.filter((one) => one.language === language);
  const pool =
    inLanguage.length > 0 ? inLanguage : snippets.filter((one) => one.language === snippets[0]?.language);
  const snippet = pool.find((one) => one.client === client) ?? pool[0];
  return {
    snippets: pool.filter((one) => one.client === snippet?.client),
    languages: choices(snippets, 'language', snippet?.language),
    clients: choices(pool, 'client', snippet?.client),
  };
}

const choices = (
  snippets: readonly InferenceSnippet[],
  field: 'language' | 'client',
  chosen: string | undefined,
): readonly InferenceChoice[] =>
  [...new Set(snippets.map((one) => one[field]))].map((value) => ({
    value,
    label: value,
    chosen: value === chosen,
  }));
