/** @module The record as text: a text area, and an editor in its place once someone uses it. */
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { formId } from './choice-link.tsx';
import type { Editor } from './editor/code-mirror.ts';
import { loadEvidence } from './load-evidence.ts';
import type { PlaygroundResult } from './page.server.ts';
import type { PlaygroundState } from './state.ts';

export interface RecordEditorHandle {
  selectLine(line: number): void;
}

interface RecordEditorProps {
  readonly ref: Ref<RecordEditorHandle>;
  readonly state: PlaygroundState;
  /** Changes when the text has to be taken from `state`. */
  readonly version: number;
  readonly result: PlaygroundResult;
  /** Known values of fields, for completion. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly onType: (text: string) => void;
}

const label = 'Record (JSON)';

const loadEditor = () => import('./editor/code-mirror.ts');

export function RecordEditor({ ref, state, version, result, values, onType }: RecordEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const latest = useRef({ kind: state.kind, values, onType });
  useEffect(() => {
    latest.current = { kind: state.kind, values, onType };
  });

  useEffect(() => {
    const element = area.current;
    const parent = host.current;
    if (!used || !element || !parent) return undefined;
    const inner = document.createElement('div');
    let unmounted = false;
    void (async () => {
      const { openEditor } = await loadEditor();
      if (unmounted) return;
      parent.append(inner);
      editor.current = openEditor({
        host: inner,
        text: element.value,
        selection: { anchor: element.selectionStart, head: element.selectionEnd },
        label,
        vocabulary: () => latest.current,
        onChange: (text) => latest.current.onType(text),
      });
      setOpen(true);
    })();
    return () => {
      unmounted = true;
      editor.current?.destroy();
      editor.current = undefined;
      inner.remove();
      setOpen(false);
    };
  }, [used]);

  // The editor opens because the text area has the focus.
  useLayoutEffect(() => {
    if (open) editor.current?.view.focus();
  }, [open]);

  // Not with every text: one that was typed a moment ago would undo what was typed since.
  const taken = useRef(version);
  useEffect(() => {
    if (taken.current === version) return;
    taken.current = version;
    if (area.current) area.current.value = state.text;
    editor.current?.setText(state.text);
  }, [version, state.text]);

  useEffect(() => {
    if (open) editor.current?.setFindings(result.problem, result.ignored);
  }, [open, result]);

  useImperativeHandle(ref, () => ({
    selectLine: (line) => {
      if (editor.current) editor.current.selectLine(line);
      else if (area.current) selectLine(area.current, line);
    },
  }));

  return (
    <div>
      <label htmlFor="record" className="label">
        {label}
      </label>
      <textarea
        ref={area}
        id="record"
        name="record"
        form={formId}
        rows={16}
        defaultValue={state.text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        className="field literal mt-1 block resize-y py-2 text-sm whitespace-pre"
        aria-describedby="record-findings"
        hidden={open}
        onFocus={() => {
          setUsed(true);
          void loadEvidence();
        }}
        onPointerEnter={() => void loadEditor()}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <div ref={host} className="mt-1" hidden={!open} />
    </div>
  );
}

function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
}
