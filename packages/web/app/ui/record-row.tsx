/** @module Records of a list: name, one sentence and tags on the left, figures in columns on the right. */
import type { Modality } from '@loadout/catalogue';
import { Icon, Link } from '@loadout/react';
import type { ReactNode } from 'react';
import { Breakable } from './breakable.tsx';
import { ModalityGlyph } from './modality-glyph.tsx';

interface RecordListProps {
  /** Names of the columns after the text. A column without data is left out. */
  readonly columns: readonly string[];
  readonly name: string;
  readonly children: ReactNode;
}

export function RecordList({ columns, name, children }: RecordListProps) {
  return (
    <ul className="records" data-columns={columns.length}>
      {columns.length > 0 && (
        <li className="head" aria-hidden="true">
          <span />
          <span>{name}</span>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </li>
      )}
      {children}
    </ul>
  );
}

export interface RecordCell {
  /** The column: `Downloads`. */
  readonly name: string;
  /** Empty where it is unknown. */
  readonly value: ReactNode;
  /** Unit after the figure on a phone and for screen readers: `downloads`. */
  readonly unit?: string | undefined;
}

interface RecordRowProps {
  readonly href: string;
  readonly owner: string | undefined;
  readonly name: string;
  readonly gated?: boolean;
  readonly modality: Modality;
  readonly summary?: string | undefined;
  /** Whether the summary is the first sentence of the card. */
  readonly isFromCard?: boolean | undefined;
  /** Task, library, license, verification. */
  readonly tags: readonly { readonly key: string; readonly text: ReactNode; readonly hue?: boolean }[];
  /** One for each column of the list. */
  readonly cells: readonly RecordCell[];
}

export function RecordRow({
  href,
  owner,
  name,
  gated = false,
  modality,
  summary,
  isFromCard = false,
  tags,
  cells,
}: RecordRowProps) {
  return (
    <li className="record" data-modality={modality}>
      <span className="tile">
        <ModalityGlyph modality={modality} size={18} />
      </span>
      <div className="text min-w-0">
        <Link href={href} data-result="" className="name">
          {owner !== undefined && (
            <>
              <span>{owner}/</span>
              <wbr />
            </>
          )}
          <b data-gated={gated ? '' : undefined}>
            {gated && <Icon name="lock" size={12} />}
            <Breakable text={name} />
          </b>
          {gated && <span className="sr-only">gated</span>}
        </Link>
        {summary !== undefined && (
          <p className="summary">
            {summary}
            {isFromCard && <span className="from-card">From the card</span>}
          </p>
        )}
        {tags.length > 0 && (
          <p className="tags">
            {tags.map((tag) => (
              <span key={tag.key} data-modality={tag.hue === true ? modality : undefined}>
                {tag.text}
              </span>
            ))}
          </p>
        )}
      </div>
      {cells.length > 0 && (
        <div className="cells">
          {cells.map((cell) => (
            <span key={cell.name} className="cell figure">
              {cell.value !== undefined && (
                <>
                  <b>{cell.value}</b>
                  {cell.unit !== undefined && <span className="unit"> {cell.unit}</span>}
                </>
              )}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}
