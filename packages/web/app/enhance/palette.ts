/** @module The search dialog. Its answers are the JSON twin of /search; text from records is only ever text. */
import { withQuery } from '../lib/links/links.ts';
import type { SearchData, SearchEntry } from '../features/search/search-data.ts';

const listId = 'palette-results';
const pause = 90;

let dialog: HTMLDialogElement | undefined;

export function open(): void {
  dialog ??= build();
  if (dialog.open) return;
  dialog.showModal();
  const input = dialog.querySelector('input');
  input?.select();
  void search(dialog, input?.value ?? '');
}

function build(): HTMLDialogElement {
  const created = document.createElement('dialog');
  created.className = 'palette';
  created.setAttribute('aria-label', 'Search everything');
  const input = document.createElement('input');
  const attributes = {
    type: 'search',
    role: 'combobox',
    'aria-label': 'Search everything',
    'aria-expanded': 'true',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'A task, a library, a model id, a hub address',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  const list = document.createElement('div');
  list.id = listId;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Results');
  const hint = document.createElement('p');
  hint.textContent = '↑ ↓ to choose, ↵ to open, esc to close';
  created.append(input, list, hint);
  listen(created, input);
  document.body.append(created);
  return created;
}

function listen(created: HTMLDialogElement, input: HTMLInputElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(created, input.value), pause);
  });
  input.addEventListener('keydown', (event) => {
    const options = optionsOf(created);
    const at = options.findIndex((option) => option.ariaSelected === 'true');
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      select(input, options, (at + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      follow(options[at], input.value);
    }
  });
  created.addEventListener('click', (event) => {
    if (event.target === created) created.close();
  });
}

function follow(option: HTMLElement | undefined, text: string): void {
  const link = option?.querySelector('a');
  if (link) link.click();
  else location.assign(withQuery('/search', { q: text }));
}

let running: AbortController | undefined;

async function search(shown: HTMLDialogElement, text: string): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  try {
    const answer = await fetch(withQuery('/search.json', { q: text }), {
      signal: controller.signal,
    });
    const found: SearchData = await answer.json();
    render(shown, found);
  } catch (error) {
    if (!controller.signal.aborted) render(shown, { query: text, groups: [] });
    else if (!(error instanceof DOMException)) throw error;
  }
}

function render(shown: HTMLDialogElement, found: SearchData): void {
  const list = shown.querySelector(`#${listId}`);
  const input = shown.querySelector('input');
  if (!list || !input) return;
  const groups = [
    ...(found.go === undefined ? [] : [{ name: 'Go to', entries: [{ name: found.query, href: found.go }] }]),
    ...found.groups,
  ];
  const chosen = chosenHref(list);
  list.replaceChildren(
    ...groups.map((group, at) => groupElement(group.name, group.entries, `palette-${at}`)),
  );
  if (groups.length === 0) list.append(emptyElement(found.query));
  const options = optionsOf(list);
  const kept = options.findIndex((option) => option.querySelector('a')?.href === chosen);
  select(input, options, Math.max(kept, 0));
}

const optionsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];

/** Where the person has walked to, past the first: an answer that comes late does not take it away. */
function chosenHref(list: Element): string | undefined {
  const options = optionsOf(list);
  const at = options.findIndex((option) => option.ariaSelected === 'true');
  return at > 0 ? options[at]?.querySelector('a')?.href : undefined;
}

function groupElement(name: string, entries: readonly SearchEntry[], id: string): HTMLElement {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-labelledby', id);
  const title = document.createElement('div');
  title.id = id;
  title.className = 'label';
  title.textContent = name;
  group.append(title, ...entries.map((entry, at) => optionElement(entry, `${id}-${at}`)));
  return group;
}

function optionElement(entry: SearchEntry, id: string): HTMLElement {
  const option = document.createElement('div');
  option.id = id;
  option.setAttribute('role', 'option');
  const link = document.createElement('a');
  link.href = entry.href;
  link.tabIndex = -1;
  link.append(Object.assign(document.createElement('span'), { textContent: entry.name }));
  if (entry.detail !== undefined) {
    link.append(Object.assign(document.createElement('small'), { textContent: entry.detail }));
  }
  option.append(link);
  return option;
}

const emptyElement = (query: string): HTMLElement =>
  Object.assign(document.createElement('p'), { textContent: `Nothing answers to “${query}”.` });

function select(input: HTMLInputElement, options: readonly HTMLElement[], at: number): void {
  for (const [index, option] of options.entries()) option.ariaSelected = String(index === at);
  const chosen = options[at];
  if (!chosen) {
    input.removeAttribute('aria-activedescendant');
    return;
  }
  input.setAttribute('aria-activedescendant', chosen.id);
  chosen.scrollIntoView({ block: 'nearest' });
}
