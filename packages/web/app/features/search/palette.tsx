/** @module The search dialog: results from the JSON twin of the search page, best first, chosen by keyboard. */
import { IconButton, NavigationContext } from '@loadout/react';
import { Command } from 'cmdk';
import { type RefObject, use, useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { withQuery } from '../../lib/links/links.ts';
import type { SearchData } from './search-data.ts';
import { SearchResult } from './search-result.tsx';
import { suggestionsOf } from './suggestions.ts';
import { useSearchResults } from './use-search-results.ts';

interface PaletteProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Palette({ text, onText, open, onClose }: PaletteProps) {
  const { navigate } = use(NavigationContext);
  const found = useSearchResults(text, open);
  const command = useRef<HTMLDivElement>(null);
  useFirstSelected(command, found);
  const go = (href: string): void => {
    onClose();
    navigate(href, 'push');
  };
  const entries = found ? suggestionsOf(found) : [];
  return (
    <Dialog label="Search everything" open={open} onClose={onClose} className="palette">
      {/* The server has filtered and ordered the results. */}
      <Command ref={command} shouldFilter={false} loop label="Search everything">
        <div className="head">
          <Command.Input
            value={text}
            onValueChange={onText}
            aria-label="Search everything"
            placeholder="A task, an app, a model id, a hub URL"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && entries.length === 0) go(withQuery('/search', { q: text }));
            }}
          />
          <IconButton icon="cross" kind="quiet" label="Close" onClick={onClose} />
        </div>
        <Command.List label="Results">
          {found && entries.length === 0 && <p>No results for “{found.query}”.</p>}
          {entries.map((entry) => (
            <Command.Item key={entry.href} value={entry.href} onSelect={go}>
              <SearchResult entry={entry} />
            </Command.Item>
          ))}
        </Command.List>
        <p aria-hidden="true" className="key-hints">
          ↑ ↓ to choose, ↵ to open, esc to close
        </p>
      </Command>
    </Dialog>
  );
}

/** cmdk selects the first item when the text changes, which is before its results arrive. */
function useFirstSelected(command: RefObject<HTMLDivElement | null>, found: SearchData | undefined): void {
  useEffect(() => {
    if (!found || command.current?.querySelector('[aria-selected=true]')) return;
    command.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  }, [command, found]);
}
