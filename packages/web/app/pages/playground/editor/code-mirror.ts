/** @module CodeMirror for records. Loaded when the editor is first used. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { Finding } from '../read-record.ts';
import { completeRecord, type Vocabulary } from './completion.ts';
import { colors, look } from './look.ts';

export interface EditorOptions {
  /** An empty element; the editor gets a shadow root in it. */
  readonly host: HTMLElement;
  readonly text: string;
  readonly selection: { readonly anchor: number; readonly head: number };
  readonly label: string;
  readonly vocabulary: () => Vocabulary;
  readonly onChange: (text: string) => void;
}

export interface Editor {
  readonly view: EditorView;
  /** Replaces the text, unless it is the same. */
  setText(text: string): void;
  setFindings(problem: Finding | undefined, ignored: readonly Finding[]): void;
  selectLine(line: number): void;
  destroy(): void;
}

/**
 * In a shadow root CodeMirror uses constructed style sheets. In the document it would insert a style element, which
 * the page's Content Security Policy forbids.
 */
export function openEditor({ host, text, selection, label, vocabulary, onChange }: EditorOptions): Editor {
  const root = host.attachShadow({ mode: 'open' });
  let silent = false;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      selection,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        json(),
        autocompletion({ override: [completeRecord(vocabulary)], icons: false }),
        // Tab is not bound: it moves the focus to the next control.
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
        syntaxHighlighting(colors),
        look,
        typeOverSelection,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !silent) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    view,
    setText(next) {
      if (view.state.doc.toString() === next) return;
      silent = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      silent = false;
    },
    setFindings(problem, ignored) {
      const errors = problem ? [diagnostic(view, problem, 'error')] : [];
      view.dispatch(
        setDiagnostics(view.state, [...errors, ...ignored.map((one) => diagnostic(view, one, 'warning'))]),
      );
    },
    selectLine(line) {
      const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/**
 * Where text is typed over a selection, Chromium inserts an element with a style attribute, which the page's policy
 * reports. Here the editor makes the change itself.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { from, to, empty } = view.state.selection.main;
    if (empty || data === null || inputType !== 'insertText' || view.composing) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    return true;
  },
});

function diagnostic(
  { state }: EditorView,
  { message, place }: Finding,
  severity: Diagnostic['severity'],
): Diagnostic {
  if (place === undefined) return { from: 0, to: 0, severity, message };
  const line = state.doc.line(Math.min(place.line, state.doc.lines));
  const from = Math.min(line.from + place.column - 1, line.to);
  return { from, to: Math.max(from, line.to), severity, message };
}
