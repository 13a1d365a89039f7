/** @module The editor in the site's colors: custom properties reach into its shadow root. */
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-parameter)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--code-keyword)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--code-punctuation)' },
]);

const tooltip = {
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--corner)',
  backgroundColor: 'var(--raised)',
  color: 'var(--ink)',
  fontSize: 'var(--size-sm)',
};

export const look = EditorView.theme({
  '&': {
    minHeight: '20rem',
    maxHeight: '70vh',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--corner)',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    fontSize: 'var(--size-sm)',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--face-mono)', lineHeight: '1.6', fontVariantLigatures: 'none' },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { border: 'none', backgroundColor: 'transparent', color: 'var(--ink-faint)' },
  '.cm-gutter-lint': { width: '1rem' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 22%, transparent) !important',
  },
  '.cm-matchingBracket': { backgroundColor: 'color-mix(in srgb, var(--accent) 18%, transparent) !important' },
  '.cm-tooltip': tooltip,
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--face-mono)' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.5rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionDetail': { marginLeft: '0.75rem', fontStyle: 'normal', opacity: '0.75' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-diagnostic': { padding: '0.375rem 0.625rem', fontFamily: 'var(--face-sans)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--danger)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--caution)' },
});
