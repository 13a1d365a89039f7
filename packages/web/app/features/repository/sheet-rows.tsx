/** @module The lines that the data sheets of models, datasets and spaces share. A figure nobody knows says so. */
import type { ReactNode } from 'react';
import { formatDate } from '@loadout/react';
import { formatCompact } from '../../lib/format/format.ts';
import type { RepositorySummary } from '../../lib/records/summary.ts';
import { SheetRow } from '../../ui/sheet-row.tsx';

export const Unknown = () => <span className="text-faint">not known here</span>;

export const LanguagesRow = ({ languages }: { languages: readonly string[] }): ReactNode =>
  languages.length > 0 && <SheetRow name="Languages">{shortList(languages)}</SheetRow>;

const shortList = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

export const FigureRow = ({ name, figure }: { name: string; figure: number | undefined }) => (
  <SheetRow name={name}>{figure === undefined ? <Unknown /> : formatCompact(figure)}</SheetRow>
);

interface OriginProps {
  readonly summary: Pick<RepositorySummary, 'updated'>;
  readonly created: string | undefined;
  readonly hub: { readonly name: string; readonly href: string };
}

/** When it came, when it last changed, and where it lives. */
export const OriginRows = ({ summary: { updated }, created, hub }: OriginProps) => (
  <>
    {created !== undefined && <SheetRow name="Created">{formatDate(created)}</SheetRow>}
    {updated !== undefined && <SheetRow name="Updated">{formatDate(updated)}</SheetRow>}
    <SheetRow name="Source">
      <a href={hub.href} rel="noopener nofollow">
        {hub.name}
      </a>
    </SheetRow>
  </>
);
