/** @module Copy buttons and links to a snippet: say whether it worked, and select the text when the clipboard refuses. */
import { isPlainClick } from './plain-click.ts';

const reset = 2_000;

export function enhanceCopy(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    const source = button && document.getElementById(button.dataset.copy ?? '');
    if (button && source) void copy(button, source);
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-copy-address]')
        : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void copyAddress(link);
  });
}

/** The page shows what the link leads to, so only the address changes, and what stands there is copied. */
async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  history.replaceState(null, '', link.href);
  try {
    await navigator.clipboard.writeText(link.href);
    show(link, 'copied');
  } catch {
    show(link, 'failed');
  }
}

async function copy(button: HTMLElement, source: HTMLElement): Promise<void> {
  const text = source instanceof HTMLInputElement ? source.value : (source.textContent ?? '');
  try {
    await navigator.clipboard.writeText(text.replace(/\n$/, ''));
    show(button, 'copied');
  } catch {
    getSelection()?.selectAllChildren(source);
    show(button, 'failed');
  }
}

/** The words are in the page already; a live region inside the button speaks them. */
function show(button: HTMLElement, state: 'copied' | 'failed'): void {
  button.dataset.state = state;
  const status = button.querySelector('output');
  if (status) status.textContent = words(button, state);
  setTimeout(() => {
    delete button.dataset.state;
    if (status) status.textContent = '';
  }, reset);
}

function words(button: HTMLElement, state: 'copied' | 'failed'): string {
  if (state === 'copied') return 'Copied';
  return button.dataset.copy === undefined
    ? 'Could not copy; the address bar has it'
    : 'Could not copy; the text is selected';
}
