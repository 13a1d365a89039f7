/** @module The tags that say something the page does not show elsewhere. */

/** Prefixes of facts with a place of their own, and of the hub's internal marks. */
const shownElsewhere =
  /^(?:license|language|base_model|dataset|datasets|region|deploy|size_categories|task_categories|format|modality|library|sdk|doi):/i;

/** What hubs add to most records for their own services. */
const marks = new Set([
  'autotrain_compatible',
  'endpoints_compatible',
  'text-generation-inference',
  'text-embeddings-inference',
  'has_space',
  'not-for-all-audiences',
]);

const languageCode = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

export interface KnownFacts {
  readonly task?: string | undefined;
  readonly library?: string | undefined;
  /** Codes, as the card has them. */
  readonly languages: readonly string[];
}

export function distinctTags(tags: readonly string[], known: KnownFacts): readonly string[] {
  const repeated = new Set(
    [known.task, known.library, ...known.languages].map((fact) => fact?.toLowerCase()),
  );
  // A hub lists the languages of the card again, as bare codes; with none in the card, a code is all there is.
  const isLanguage = (tag: string): boolean => known.languages.length > 0 && languageCode.test(tag);
  return [...new Set(tags)].filter(
    (tag) =>
      tag !== '' &&
      !shownElsewhere.test(tag) &&
      !marks.has(tag) &&
      !repeated.has(tag.toLowerCase()) &&
      !isLanguage(tag),
  );
}
