/** @module Clicks, shortcuts and typing that happen before hydration, kept and dispatched again after it. */

const isShortcut = (event: KeyboardEvent): boolean =>
  ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') ||
  (!event.metaKey && !event.ctrlKey && !event.altKey && ['/', 'j', 'k'].includes(event.key));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Links and forms work without the script; these buttons do not. */
const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-needs-script], a[data-copy-address]') : null;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(target.type));

/** A key that adds to the text of a search. */
const isLetter = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !metaKey && !ctrlKey && !altKey;

/**
 * Hydration resets a field to the value that the server sent. React ignores the event unless the value differs from
 * the last one that it read or that came through the setter which it gives to each field.
 */
function typeAgain(field: TextField, text: string): void {
  field.value = `${text} `;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The same for a select, which acts on a change. */
function chooseAgain(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** In the field that the shortcut has focused, else in the one that opens the search of the site. */
function searchFor(text: string): void {
  const focused = document.activeElement;
  const field = isText(focused) ? focused : document.querySelector<HTMLInputElement>('[data-site-search]');
  if (field) typeAgain(field, field.value + text);
}

/** Starts recording; the returned function stops it and replays the events. */
export function recordEarlyEvents(): () => void {
  const replays: (() => void)[] = [];
  /** An event during which React finishes hydration is not over: it reaches its target. */
  const replay = (event: Event, again: () => void): void => {
    replays.push(() => {
      if (event.eventPhase === Event.NONE) again();
    });
  };
  const typed = new Map<TextField, string>();
  const chosen = new Map<HTMLSelectElement, string>();
  for (const field of document.querySelectorAll<TextField>('input, textarea')) {
    if (isText(field) && field.value !== field.defaultValue) typed.set(field, field.value);
  }
  const onInput = ({ target }: Event) => {
    if (isText(target)) typed.set(target, target.value);
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  };
  const onClick = (event: MouseEvent) => {
    const button = buttonOf(event.target);
    if (!button || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    replay(event, () => button.click());
  };
  /** What was typed after the shortcut of the search, which has no field yet. */
  let searched: string | undefined;
  const onKey = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, target } = event;
    if (isTyping(target) && !metaKey && !ctrlKey) return;
    if (searched !== undefined && (isLetter(event) || key === 'Backspace')) {
      event.preventDefault();
      searched = key === 'Backspace' ? searched.slice(0, -1) : searched + key;
      return;
    }
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (key === '/' || metaKey || ctrlKey) searched = '';
    const again = new KeyboardEvent('keydown', { key, metaKey, ctrlKey, bubbles: true, cancelable: true });
    replay(event, () => target?.dispatchEvent(again));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (searched === undefined || isTyping(event.target)) return;
    event.preventDefault();
    searched += event.clipboardData?.getData('text/plain').trim() ?? '';
  };
  // Before React: an input in the middle of hydration makes it finish, which resets the field, and React stops clicks
  // and keys that come too early for that.
  document.addEventListener('input', onInput, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('paste', onPaste, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('paste', onPaste, true);
    for (const [field, text] of typed) typeAgain(field, text);
    // After the change that follows an input: React may have reset the select between the two.
    for (const choice of chosen) setTimeout(chooseAgain, 0, ...choice);
    for (const again of replays) again();
    if (searched) searchFor(searched);
  };
}
