/** @module Code in colour. Numbers are drawn by the style sheet, so that they are never copied. */
import type { CodeView } from '../highlight/highlight.server.ts';

export function CodeBlock({
  code,
  label,
  numbered = false,
}: {
  code: CodeView;
  label: string;
  numbered?: boolean;
}) {
  return (
    <pre
      className="code"
      data-numbered={numbered ? '' : undefined}
      data-language={code.language}
      // A region that scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <code>
        {code.lines.map((line, at) => (
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
        ))}
      </code>
    </pre>
  );
}
