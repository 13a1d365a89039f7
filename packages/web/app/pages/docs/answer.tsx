/** @module The response to a request: its status and body. Until one is sent, the example. */
import { CodeBlock, type CodeView } from '@loadout/react';
import type { Sent } from './use-request.ts';

interface AnswerProps {
  readonly id: string;
  readonly answer: Sent;
  /** The colored example, until a request is sent. */
  readonly example: CodeView | undefined;
}

export function Answer({ id, answer, example }: AnswerProps) {
  const label = example ? 'Example response' : 'Response';
  return (
    <div className="panel mt-3" id={id}>
      <div className="controls">
        <output className="text-sm">
          {answer.state === 'sending' && 'Sending…'}
          {answer.state === 'failed' &&
            `The request failed: ${answer.reason}. Check the connection and send it again.`}
          {answer.state === 'done' && `${label}: ${answer.status} ${answer.mediaType}`}
        </output>
        <span className="push" />
        <span className="literal text-sm wrap-anywhere text-soft">{answer.address}</span>
      </div>
      {answer.state === 'done' && answer.text !== '' && (
        <CodeBlock
          code={example ?? { language: 'json', text: answer.text, lines: linesOf(answer.text, answer.cut) }}
          label={label}
        />
      )}
    </div>
  );
}

const linesOf = (text: string, cut: boolean) =>
  [...text.split('\n'), ...(cut ? ['…'] : [])].map((line) => [[line] as const]);
