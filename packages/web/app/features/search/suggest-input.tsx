/**
 * @module A field of a form that suggests results while one types: links below it, reached with Tab or the arrow keys.
 */
import { Link } from '@loadout/react';
import {
  type ComponentProps,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { plural } from '../../lib/format/format.ts';
import type { SearchData, SearchEntry } from './search-data.ts';
import { SearchResult } from './search-result.tsx';
import { useSearchResults } from './use-search-results.ts';

export interface Suggest {
  readonly open: boolean;
  readonly setOpen: Dispatch<SetStateAction<boolean>>;
  readonly setText: Dispatch<SetStateAction<string>>;
  /** The results for the typed text, if they have arrived. */
  readonly found: SearchData | undefined;
}

export function useSuggest(): Suggest {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const query = text.trim();
  const data = useSearchResults(text, open && query !== '');
  return { open, setOpen, setText, found: open && query !== '' && data?.query === query ? data : undefined };
}

interface SuggestInputProps extends Omit<
  ComponentProps<'input'>,
  'ref' | 'type' | 'onChange' | 'onFocus' | 'onKeyDown'
> {
  readonly suggest: Suggest;
  readonly entriesOf: (found: SearchData) => readonly SearchEntry[];
}

export function SuggestInput({
  suggest: { open, setOpen, setText, found },
  entriesOf,
  ...rest
}: SuggestInputProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const entries = found && entriesOf(found);
  const onKeyDown = (event: KeyboardEvent): void => moveFocus(event, root.current);
  const onChoose = ({ name }: SearchEntry, { detail }: MouseEvent): void => {
    setText('');
    if (!field.current) return;
    field.current.value = name;
    // A key chose it: the focus would be lost with the list.
    if (detail === 0) field.current.focus();
  };
  useClosing(root, open, () => setOpen(false));
  // The field keeps what was typed before hydration.
  useEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue) setText(field.current.value);
  }, [field, setText]);
  return (
    <div ref={root} className="relative min-w-0 flex-1">
      <input
        placeholder="owner/name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        ref={field}
        type="search"
        aria-controls={listId}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <output className="sr-only">{entries && plural(entries.length, 'suggestion')}</output>
      <ul id={listId} className="suggestions" hidden={!entries?.length}>
        {entries?.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href} onKeyDown={onKeyDown} onClick={(event) => onChoose(entry, event)}>
              <SearchResult entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From the field to the first suggestion and on; past the last one, back to the field. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || !root) return;
  const stops = [...root.querySelectorAll<HTMLElement>('input, .suggestions a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[(at + by + stops.length) % stops.length]?.focus();
}

/** Escape, a click elsewhere or focus elsewhere closes the suggestions; Escape returns the focus to the field. */
function useClosing(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onKey = ({ key }: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape' || !root.current?.contains(document.activeElement)) return;
      root.current.querySelector('input')?.focus();
      close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, open, close]);
}
