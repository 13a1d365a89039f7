/** @module The record of the playground: a finding leads to its line, a field is added where one types. */
import { isPlainClick } from './plain-click.ts';

export function enhanceRecord(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-line], a[data-fill]')
        : null;
    const area = link && areaOf(link);
    if (!area || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.dataset.line === undefined) fill(area, link);
    else selectLine(area, Number(link.dataset.line));
  });
}

const areaOf = (link: HTMLAnchorElement): HTMLTextAreaElement | undefined => {
  const found = document.getElementById(link.dataset.fill ?? link.hash.slice(1));
  return found instanceof HTMLTextAreaElement ? found : undefined;
};

function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
}

/** The link leads to the page with the field; here only the text changes, and the page follows as if it were typed. */
function fill(area: HTMLTextAreaElement, link: HTMLAnchorElement): void {
  area.value = new URL(link.href).searchParams.get(area.name) ?? area.value;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
}
