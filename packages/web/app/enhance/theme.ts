/** @module Changes the theme in place. The cookie is what the form would set, so the next page agrees. */
import { isTheme } from '../lib/preferences/theme.ts';

export function enhanceTheme(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-theme-switch]')) return;
    if (!(button instanceof HTMLButtonElement) || !isTheme(button.value)) return;
    event.preventDefault();
    document.documentElement.dataset.theme = button.value;
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere yet
    document.cookie = `theme=${button.value}; Path=/; Max-Age=31536000; SameSite=Lax`;
    for (const other of form.querySelectorAll('button')) {
      other.setAttribute('aria-pressed', String(other === button));
    }
  });
}
