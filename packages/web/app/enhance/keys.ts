/** @module Keys: ⌘K and `/` search everything, `j` and `k` walk a list of results. */

export function enhanceKeys(): void {
  document.addEventListener('keydown', (event) => {
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      void openPalette();
      return;
    }
    if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    if (event.key === '/') {
      event.preventDefault();
      void openPalette();
    } else if (event.key === 'j' || event.key === 'k') walk(event.key === 'j' ? 1 : -1);
  });
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element ? event.target.closest('[data-open-palette]') : null;
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void openPalette();
  });
}

async function openPalette(): Promise<void> {
  const palette = await import('./palette.ts');
  palette.open();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, dialog[open] *'));

function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-result]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step];
  next?.focus();
}
