/** @module The answer to a run: text, a table, an image, audio, video, or a file to save. */
import { useId } from 'react';
import { CodeBlock } from '../code-block.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { AnswerFile } from './answer-file.tsx';
import { AnswerTable } from './answer-table.tsx';
import type { Output } from './run.ts';
import { type ChatAnswer, hasContent } from './stream.ts';

interface AnswerProps {
  readonly output: Output;
  /** Whether it is still incomplete. */
  readonly busy: boolean;
}

export function Answer({ output, busy }: AnswerProps) {
  return (
    <div className="answer" aria-live="polite" aria-busy={busy}>
      <Shown output={output} />
      {'json' in output && output.json !== undefined && <RawJson value={output.json} />}
    </div>
  );
}

function Shown({ output }: Pick<AnswerProps, 'output'>) {
  switch (output.kind) {
    case 'chat':
      return <Chat answer={output.answer} />;
    case 'json':
      return <AnswerTable value={output.json} label="Answer" />;
    case 'file':
      return <AnswerFile blob={output.blob} name={output.name} />;
    case 'link':
      return (
        <p>
          The result is a file on another host:{' '}
          <a href={output.href} rel="noopener noreferrer" target="_blank">
            open {output.name}
          </a>
        </p>
      );
  }
}

function Chat({ answer }: { readonly answer: ChatAnswer }) {
  const id = useId();
  const { text, reasoning, toolCalls } = answer;
  if (!hasContent(answer)) return <p>The answer has no text.</p>;
  return (
    <>
      {reasoning !== '' && (
        <Disclosure summary="Reasoning">
          <p className="text">{reasoning}</p>
        </Disclosure>
      )}
      {text !== '' && (
        <>
          <p className="text" id={id}>
            {text}
          </p>
          <CopyButton target={id} what="answer" />
        </>
      )}
      {toolCalls.length > 0 && <AnswerTable value={toolCalls} label="Tool calls" />}
    </>
  );
}

/** Limit, because more text would slow down the page. */
const longestJson = 20_000;

function RawJson({ value }: { readonly value: unknown }) {
  const text = JSON.stringify(value, null, 2);
  const shown = text.length > longestJson ? `${text.slice(0, longestJson)}\n…` : text;
  return (
    <Disclosure summary="JSON">
      <CodeBlock
        code={{ language: 'json', text: shown, lines: shown.split('\n').map((line) => [[line] as const]) }}
        label="Answer as JSON"
      />
    </Disclosure>
  );
}
