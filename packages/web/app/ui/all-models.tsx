/** @module Below the first models of a list: a link to all of them. */
import { ButtonLink } from '@loadout/react';
import { plural } from '../lib/format/format.ts';

interface AllModelsProps {
  readonly href: string;
  /** How many there are, and how many of them are shown. */
  readonly count: number;
  readonly shown: number;
}

export const AllModels = ({ href, count, shown }: AllModelsProps) =>
  count > shown && (
    <p className="mt-3 text-sm">
      <ButtonLink href={href}>All {plural(count, 'model')}</ButtonLink>
    </p>
  );
