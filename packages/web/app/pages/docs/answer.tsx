/** @module The response to a request: its status and body. Until one is sent, the example. */
import { CodeBlock } from '@loadout/react';
import type { Sent } from './use-request.ts';

interface AnswerProps {
  readonly id: string;
  readonly answer: Sent;
  readonly isExample: boolean;
}

export function Answer({ id, answer, isExample }: AnswerProps) {
  return (
    <div className="panel mt-3" id={id}>
      <div className="controls">
        <output className="text-sm">
          {answer.state === 'sending' && 'Sending…'}
          {answer.state === 'failed' &&
            `The request failed: ${answer.reason}. Check the connection and send it again.`}
          {answer.state === 'done' &&
            `${isExample ? 'Example answer' : 'Answer'}: ${answer.status} ${answer.mediaType}`}
        </output>
        <span className="push" />
        <span className="literal text-sm wrap-anywhere text-soft">{answer.address}</span>
      </div>
      {answer.state === 'done' && answer.text !== '' && (
        <CodeBlock
          code={{ language: 'json', text: answer.text, lines: linesOf(answer.text, answer.cut) }}
          label={isExample ? 'Example answer' : 'Answer'}
        />
      )}
    </div>
  );
}

const linesOf = (text: string, cut: boolean) =>
  [...text.split('\n'), ...(cut ? ['…'] : [])].map((line) => [[line] as const]);
