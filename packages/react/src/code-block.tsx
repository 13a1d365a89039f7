/** @module Code in colour. Numbers are drawn by the style sheet, so that they are never copied. */
import type { CodeView, Line } from './views.ts';
import { ScrollRegion } from './scroll-region.tsx';

interface CodeBlockProps {
  readonly code: CodeView;
  readonly label: string;
  readonly numbered?: boolean;
}

export function CodeBlock({ code, label, numbered = false }: CodeBlockProps) {
  return (
    <ScrollRegion label={label} className={numbered ? 'code numbered' : 'code'}>
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
