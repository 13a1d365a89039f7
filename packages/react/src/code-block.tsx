/** @module Highlighted code. Line numbers come from the style sheet, so that they are never copied. */
import { codeHtml } from './code-html.ts';
import type { CodeView } from './views.ts';
import { ScrollRegion } from './scroll-region.tsx';

interface CodeBlockProps {
  readonly code: CodeView;
  readonly label: string;
  readonly numbered?: boolean;
  /** Whether long lines wrap; else the block scrolls horizontally. */
  readonly wrapped?: boolean;
}

export function CodeBlock({ code, label, numbered = false, wrapped = false }: CodeBlockProps) {
  const look = ['code edged', numbered && 'numbered', wrapped && 'wrapped'].filter(Boolean).join(' ');
  return (
    <ScrollRegion label={label} className={look}>
      <pre>
        {/* oxlint-disable-next-line react/no-danger -- every token is escaped */}
        <code dangerouslySetInnerHTML={{ __html: codeHtml(code.lines) }} />
      </pre>
    </ScrollRegion>
  );
}
