/** @module Code in colour. Numbers are drawn by the style sheet, so that they are never copied. */
import type { CodeView, Line } from './views.ts';
import { ScrollRegion } from './scroll-region.tsx';

interface CodeBlockProps {
  readonly code: CodeView;
  readonly label: string;
  readonly numbered?: boolean;
  /** Whether long lines wrap; else the block scrolls, with a soft edge where a line goes on. */
  readonly wrapped?: boolean;
}

export function CodeBlock({ code, label, numbered = false, wrapped = false }: CodeBlockProps) {
  const look = ['code edged', numbered && 'numbered', wrapped && 'wrapped'].filter(Boolean).join(' ');
  return (
    <ScrollRegion label={label} className={look}>
      <pre>
        <code>
          <CodeTokens lines={code.lines} />
        </code>
      </pre>
    </ScrollRegion>
  );
}

export const CodeTokens = ({ lines }: { lines: readonly Line[] }) =>
  lines.map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of a fixed text have no other identity
    <span key={at} className="line">
      {line.map(([text, role], index) =>
        role === undefined ? (
          text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={index} className={`t-${role}`}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </span>
  ));
