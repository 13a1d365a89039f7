/** @module Facts of a record that are written in more than one way. */
import type { HubRecord } from './services.ts';

type Stated = Pick<HubRecord, 'tags' | 'cardData'>;

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

export const languagesOf = ({ cardData }: Stated): readonly string[] => listOf(cardData?.language);

/** From a tag, else from the card. */
export function licenseOf({ tags = [], cardData }: Stated): string | undefined {
  const tagged = tags.find((tag) => tag.startsWith('license:'))?.slice('license:'.length);
  return tagged ?? listOf(cardData?.license)[0];
}
