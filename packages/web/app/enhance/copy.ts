/** @module Copy buttons: say whether it worked, and select the text when the clipboard refuses. */

const reset = 2_000;

export function enhanceCopy(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    const source = button && document.getElementById(button.dataset.copy ?? '');
    if (button && source) void copy(button, source);
  });
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
  if (status) status.textContent = state === 'copied' ? 'Copied' : 'Could not copy; the text is selected';
  setTimeout(() => {
    delete button.dataset.state;
    if (status) status.textContent = '';
  }, reset);
}
