/**
 * @module Pages that answer at once: a form marked `data-live-form` is sent as one types, or when it is sent if
 * marked `on-submit`, since a form inside a region is exchanged with it; a link inside a `data-live` region is
 * followed in place. Only the regions are exchanged; the address always says what is shown.
 */
import { isPlainClick } from './plain-click.ts';

const pause = 160;
let running: AbortController | undefined;

export function enhanceLive(): void {
  document.addEventListener('input', (event) => {
    const form = liveForm(event.target);
    if (form && form.dataset['liveForm'] !== 'on-submit') wait(form);
  });
  document.addEventListener('submit', (event) => {
    const form = liveForm(event.target);
    if (!form) return;
    event.preventDefault();
    void show(addressOf(form), 'push');
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('[data-live]') || event.defaultPrevented || !isPlainClick(event)) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname || link.hash !== '') return;
    event.preventDefault();
    void show(link.href, 'push');
  });
  addEventListener('popstate', () => {
    if (document.querySelector('[data-live]')) void show(location.href, 'none');
  });
}

const liveForm = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-live-form]') : null;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Servers refuse longer ones, and what was typed would be lost with the page. */
const longestAddress = 14_000;

function wait(form: HTMLFormElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const address = addressOf(form);
    const tooLong = address.length > longestAddress;
    const field = form.querySelector('textarea');
    field?.setCustomValidity(tooLong ? 'This is too long for an address: send it to the API instead.' : '');
    if (tooLong) field?.reportValidity();
    else void show(address, 'replace');
  }, pause);
}

function addressOf(form: HTMLFormElement): string {
  const url = new URL(form.action);
  url.search = '';
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
  }
  return url.href;
}

async function show(address: string, history: 'push' | 'replace' | 'none'): Promise<void> {
  clearTimeout(timer);
  running?.abort();
  const controller = new AbortController();
  running = controller;
  try {
    const answer = await fetch(address, { signal: controller.signal, headers: { accept: 'text/html' } });
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!exchange(next)) throw new TypeError('the answer is another page');
    if (history !== 'none' && address !== location.href) {
      globalThis.history[history === 'push' ? 'pushState' : 'replaceState'](null, '', address);
    }
    agreeWithAddress();
  } catch (error) {
    if (!controller.signal.aborted) location.assign(address);
    else if (!(error instanceof DOMException)) throw error;
  }
}

/** Puts the regions of the next page in place of ours, and the focus back where it was. */
function exchange(next: Document): boolean {
  // A region inside another is exchanged with it.
  const regions = [...document.querySelectorAll('[data-live][id]')].filter(
    (region) => !region.parentElement?.closest('[data-live]'),
  );
  const { activeElement } = document;
  const focused = activeElement?.getAttribute('data-key');
  const unfolded = new Set([...document.querySelectorAll('details[open][data-key]')].map(keyOf));
  const pairs = regions.map((region) => [region, next.getElementById(region.id)] as const);
  if (pairs.some(([, fresh]) => !fresh)) return false;
  for (const [region, fresh] of pairs) if (fresh) region.replaceWith(document.adoptNode(fresh));
  if (isTypedInto(activeElement)) keepTyping(activeElement);
  document.title = next.title;
  for (const fold of document.querySelectorAll('details[data-key]')) {
    if (unfolded.has(keyOf(fold))) fold.setAttribute('open', '');
  }
  if (focused !== null && focused !== undefined) {
    document
      .querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)
      ?.focus({ preventScroll: true });
  }
  return true;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTypedInto = (element: Element | null): element is TextField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.selectionStart !== null;

/** Someone is in the middle of a word: the very field goes back to its place, with what has been typed since. */
function keepTyping(field: TextField): void {
  if (field.isConnected) return;
  const name = CSS.escape(field.name);
  const fresh = document.querySelector(`form[data-live-form] [name="${name}"]:not([type="hidden"])`);
  if (!fresh) return;
  fresh.replaceWith(field);
  field.focus({ preventScroll: true });
}

const keyOf = (element: Element): string | null => element.getAttribute('data-key');

/** What is typed follows the address, except where someone is typing. */
function agreeWithAddress(): void {
  const { searchParams } = new URL(location.href);
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'form[data-live-form] input[type=search]',
  )) {
    if (field !== document.activeElement) field.value = searchParams.get(field.name) ?? '';
  }
}
