/** @module One of a few, side by side: links that set the address, or radio buttons of a form. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../navigation.tsx';
import { moveFocus } from './arrow-keys.ts';

export interface Segment {
  readonly key: string;
  readonly label: ReactNode;
  readonly href: string;
  readonly chosen: boolean;
}

interface SegmentsProps {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  readonly items: readonly Segment[];
}

/** Links in order of Tab; the arrow keys, Home and End move the focus as well. */
export function Segments({ label, items }: SegmentsProps) {
  const nav = useRef<HTMLElement>(null);
  const chosen = items.find((item) => item.chosen)?.key;
  useEffect(() => {
    if (chosen !== undefined) showWithin(nav.current, chosen);
  }, [chosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links inside
    <nav ref={nav} aria-label={label} className="segments" onKeyDown={moveFocus}>
      {items.map((item) => (
        <Link
          key={item.key}
          data-key={item.key}
          href={item.href}
          aria-current={item.chosen ? 'true' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls a wide row so that the chosen one is in view, without moving the page. */
function showWithin(row: HTMLElement | null, key: string): void {
  const item = row?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!row || !item) return;
  const before = item.offsetLeft - row.offsetLeft;
  const after = before + item.offsetWidth - row.clientWidth;
  if (before < row.scrollLeft || after > row.scrollLeft) row.scrollLeft = Math.max(0, after + 48);
}

interface RadioSegmentsProps {
  readonly label: string;
  readonly name: string;
  readonly items: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly value: string;
  /** Absent if only the form reads the choice. */
  readonly onChange?: (value: string) => void;
}

/** The same row as a field: the browser gives radio buttons their keys. */
export function RadioSegments({ label, name, items, value, onChange }: RadioSegmentsProps) {
  return (
    <div role="radiogroup" aria-label={label} className="segments">
      {items.map((item) => (
        <label key={item.value}>
          <input
            type="radio"
            name={name}
            value={item.value}
            {...(onChange
              ? { checked: item.value === value, onChange: () => onChange(item.value) }
              : { defaultChecked: item.value === value })}
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
