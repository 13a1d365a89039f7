/** @module The search dialog: results from the JSON twin of the search page, grouped, chosen by keyboard. */
import { NavigationContext } from '@loadout/react';
import { Command } from 'cmdk';
import { type RefObject, use, useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { withQuery } from '../../lib/links/links.ts';
import type { SearchData, SearchEntry, SearchGroup } from './search-data.ts';
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
  const groups = groupsOf(found);
  return (
    <Dialog label="Search everything" open={open} onClose={onClose} className="palette">
      {/* The server has filtered and ordered the results. */}
      <Command ref={command} shouldFilter={false} loop label="Search everything">
        <Command.Input
          value={text}
          onValueChange={onText}
          aria-label="Search everything"
          placeholder="A task, a library, a model id, a hub URL"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
          autoFocus
          onKeyDown={(event) => {
            if (event.key === 'Enter' && groups.length === 0) go(withQuery('/search', { q: text }));
          }}
        />
        <Command.List label="Results">
          {found && groups.length === 0 && <p>No results for “{found.query}”.</p>}
          {groups.map((group) => (
            <Command.Group key={group.name} heading={group.name}>
              {group.entries.map((entry) => (
                <Result key={entry.href} entry={entry} onSelect={go} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p aria-hidden="true">↑ ↓ to choose, ↵ to open, esc to close</p>
      </Command>
    </Dialog>
  );
}

function Result({ entry, onSelect }: { entry: SearchEntry; onSelect: (href: string) => void }) {
  return (
    <Command.Item value={entry.href} onSelect={onSelect}>
      <span>{entry.name}</span>
      {entry.detail !== undefined && <small>{entry.detail}</small>}
    </Command.Item>
  );
}

/** cmdk selects the first item when the text changes, which is before its results arrive. */
function useFirstSelected(command: RefObject<HTMLDivElement | null>, found: SearchData | undefined): void {
  useEffect(() => {
    if (!found || command.current?.querySelector('[aria-selected=true]')) return;
    command.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
  }, [command, found]);
}

const groupsOf = (found: SearchData | undefined): readonly SearchGroup[] =>
  found === undefined
    ? []
    : [
        ...(found.go === undefined
          ? []
          : [{ name: 'Go to', entries: [{ name: found.query, href: found.go }] }]),
        ...found.groups,
        ...(found.describe === undefined
          ? []
          : [
              {
                name: 'Not in the catalogue',
                entries: [
                  { name: found.query, detail: 'Describe it and get its code', href: found.describe },
                ],
              },
            ]),
      ].filter(({ entries }) => entries.length > 0);
