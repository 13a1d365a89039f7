/** @module The element's style sheet. The variables may be set on the element or above it. */

export const styles = `
  :host {
    --text: var(--loadout-text, light-dark(#1d1c1a, #ece9e3));
    --muted: var(--loadout-muted, light-dark(#5f5b54, #a8a299));
    --line: var(--loadout-line, light-dark(#dcd8cf, #3a3733));
    --surface: var(--loadout-surface, light-dark(#ffffff, #191816));
    --accent: var(--loadout-accent, light-dark(#1f5fbf, #8ab8ff));
    display: block;
    color: var(--text);
    font: var(--loadout-font, 0.875rem/1.5 system-ui, sans-serif);
  }
  :host([hidden]) { display: none; }
  .tabs { display: flex; flex-wrap: wrap; gap: 0.25rem; margin-bottom: 0.75rem; }
  button {
    min-height: 2rem;
    padding: 0 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.375rem;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button[aria-pressed='true'] { border-color: var(--accent); color: var(--accent); }
  button:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  section { border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); margin-bottom: 0.75rem; overflow: hidden; }
  header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: 0.375rem 0.5rem 0.375rem 1rem; border-bottom: 1px solid var(--line); }
  h3 { margin: 0; font-size: 1em; font-weight: 600; }
  pre { margin: 0; padding: 0.75rem 1rem; overflow-x: auto; font: var(--loadout-code-font, 0.8125rem/1.6 ui-monospace, monospace); tab-size: 4; }
  pre + pre { border-top: 1px solid var(--line); }
  .comment { color: var(--muted); font-style: italic; }
  .keyword { color: var(--loadout-code-keyword, light-dark(#97284d, #ff9db0)); }
  .string { color: var(--loadout-code-string, light-dark(#29663a, #93d3a0)); }
  .number { color: var(--loadout-code-number, light-dark(#835000, #eebb66)); }
  .function { color: var(--loadout-code-function, light-dark(#1c5bb0, #8fbcff)); }
  .type { color: var(--loadout-code-type, light-dark(#0c6670, #74d0da)); }
  .parameter { color: var(--loadout-code-parameter, light-dark(#6a3ec0, #c4aaff)); }
  p { margin: 0 0 0.75rem; color: var(--muted); }
  .warning { margin: 0; padding: 0.5rem 1rem; border-top: 1px solid var(--line); }
`;
