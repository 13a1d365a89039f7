/** @module The figures of a repository that decide, as cells of the strip under its name. */
import { type FitView, formatDate } from '@loadout/react';
import type { RepoKind, Sighting } from '@loadout/hub';
import { formatCompact } from '../../lib/format/format.ts';
import { licenseName } from '../../lib/format/licenses.ts';
import { withQuery } from '../../lib/links/links.ts';
import type { RepositorySummary } from '../../lib/records/summary.ts';

export interface FactView {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly href?: string;
  /** In place of the note: whether the model fits the reader's machine. */
  readonly fit?: FitView;
  /** The figure over time, oldest first. */
  readonly series?: { readonly values: readonly number[]; readonly label: string };
}

/** The card's own name of a license that no hub has an id for. */
export function licenseFact(
  kind: RepoKind,
  license: string | undefined,
  ownName?: string,
): FactView | undefined {
  if (license === undefined || license === 'unknown') return undefined;
  const value = license === 'other' && ownName !== undefined ? ownName : licenseName(license);
  return { label: 'License', value, href: withQuery(`/${kind}s`, { license }) };
}

export function updatedFact(updated: string | undefined, created: string | undefined): FactView | undefined {
  const value = updated === undefined ? undefined : formatDate(updated);
  const first = created === undefined ? undefined : formatDate(created);
  if (value === undefined) return first === undefined ? undefined : { label: 'Created', value: first };
  if (first === value) return { label: 'Created', value };
  return { label: 'Updated', value, ...(first !== undefined && { note: `created ${first}` }) };
}

/** Downloads with likes under them; likes alone where downloads are unknown. */
export function popularityFact(
  { downloads, likes }: Pick<RepositorySummary, 'downloads' | 'likes'>,
  history: readonly Sighting[] = [],
): FactView | undefined {
  const liked = likes === undefined ? undefined : formatCompact(likes);
  if (downloads === undefined) {
    if (liked === undefined) return undefined;
    return { label: 'Likes', value: liked, ...seriesOf('Likes', history, 'likes') };
  }
  return {
    label: 'Downloads',
    value: formatCompact(downloads),
    ...(liked !== undefined && { note: `${liked} ${likes === 1 ? 'like' : 'likes'}` }),
    ...seriesOf('Downloads', history, 'downloads'),
  };
}

/** A line needs two points. */
function seriesOf(
  label: string,
  history: readonly Sighting[],
  figure: 'downloads' | 'likes',
): Pick<FactView, 'series'> {
  const points = history.filter((point) => point[figure] !== undefined);
  const values = points.map((point) => point[figure] ?? 0);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return {};
  const [from, to] = [values[0] ?? 0, values.at(-1) ?? 0].map(formatCompact);
  const days = `${formatDate(first.at)} to ${formatDate(last.at)}`;
  return { series: { values, label: `${label}, ${days}: ${from} to ${to}` } };
}

export const known = (facts: readonly (FactView | undefined)[]): readonly FactView[] =>
  facts.filter((fact) => fact !== undefined);
