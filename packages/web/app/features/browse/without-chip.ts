/** @module The address of a browse page without one of its filters. */
import { withParameters } from '@loadout/react';

export const withoutChip = (url: URL, { parameter, value }: { parameter: string; value: string }): string =>
  withParameters(url, {
    [parameter]: parameter === 'q' ? [] : url.searchParams.getAll(parameter).filter((one) => one !== value),
    cursor: undefined,
  });
