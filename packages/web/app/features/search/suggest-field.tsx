/**
 * @module A search field that suggests results while one types: links below the field, reached
 * with Tab or the arrow keys. Without a script it is a form that leads to the search page.
 */
import { Link, NavigationContext } from '@loadout/react';
import { type KeyboardEvent, type SubmitEvent, use, useEffect, useId, useRef, useState } from 'react';
import { plural } from '../../lib/format/format.ts';
import { withQuery } from '../../lib/links/links.ts';
import type { SearchData } from './search-data.ts';
import { SearchResult } from './search-result.tsx';
import { suggestionsOf } from './suggestions.ts';
import { useSearchResults } from './use-search-results.ts';

interface SuggestFieldProps {
  readonly label: string;
  readonly button: string;
}

export function SuggestField({ label, button }: SuggestFieldProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { navigate } = use(NavigationContext);
  const query = text.trim();
  const data = useSearchResults(text, open && query !== '');
  const found = open && query !== '' && data?.query === query ? data : undefined;
  const listId = useId();
  useClosing(form, open, () => setOpen(false));
  // The field keeps what was typed before hydration.
  useEffect(() => setText(field.current?.value ?? ''), []);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setOpen(false);
    const typed = field.current?.value.trim() ?? '';
    navigate(found?.go ?? found?.describe ?? withQuery('/search', { q: typed }), 'push');
  };
  return (
    <search>
      <form ref={form} action="/search" className="suggest" onSubmit={onSubmit}>
        <div className="relative min-w-0 flex-1">
          <input
            ref={field}
            name="q"
            type="search"
            required
            className="field"
            aria-label={label}
            aria-controls={listId}
            placeholder="owner/name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setText(target.value);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={(event) => moveFocus(event, form.current)}
          />
          <Suggestions id={listId} found={found} onKeyDown={(event) => moveFocus(event, form.current)} />
        </div>
        <button className="button" data-kind="primary" data-size="large">
          {button}
        </button>
      </form>
    </search>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly found: SearchData | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const suggested = 8;

function Suggestions({ id, found, onKeyDown }: SuggestionsProps) {
  const entries = found ? suggestionsOf(found, suggested) : [];
  return (
    <>
      <output className="sr-only">{found && plural(entries.length, 'suggestion')}</output>
      <ul id={id} className="suggestions" hidden={entries.length === 0}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href} onKeyDown={onKeyDown}>
              <SearchResult entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** From the field to the first suggestion and on; past the last one, back to the field. */
function moveFocus(event: KeyboardEvent, form: HTMLFormElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || !form) return;
  const stops = [...form.querySelectorAll<HTMLElement>('input, .suggestions a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[(at + by + stops.length) % stops.length]?.focus();
}

/** Escape, a click elsewhere or focus elsewhere closes the suggestions; Escape returns the focus to the field. */
function useClosing(form: React.RefObject<HTMLFormElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && !form.current?.contains(target)) close();
    };
    const onKey = ({ key }: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape' || !form.current?.contains(document.activeElement)) return;
      form.current.querySelector('input')?.focus();
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
  }, [form, open, close]);
}
