/** @module What links do with the record's text area: select a line, or add a field where one types. */

/** Selects a line, counted from 1. */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
}

/** Takes the record that a link leads to; the form follows as if it had been typed. */
export function takeRecord(area: HTMLTextAreaElement, href: string): void {
  area.value = new URL(href, location.href).searchParams.get(area.name) ?? area.value;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
}
