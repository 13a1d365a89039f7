/** @module One line for a terminal and one button that copies it. Wraps on a phone, scrolls elsewhere. */
import type { ReactNode } from 'react';
import type { CodeView } from '../views.ts';
import { codeHtml } from '../code-html.ts';
import { CopyButton } from '../copy-button.tsx';
import { ScrollRegion } from '../scroll-region.tsx';

interface CommandProps {
  /** Id of the text; unique on the page. */
  readonly id: string;
  readonly command: string | CodeView;
  /** What is copied, for screen readers. */
  readonly what: string;
  /** Whether it has a frame, because it is not inside a panel. */
  readonly alone?: boolean;
  /** Actions before the copy button. */
  readonly children?: ReactNode;
}

export function Command({ id, command, what, alone = false, children }: CommandProps) {
  const isPowerShell = typeof command !== 'string' && command.language === 'powershell';
  return (
    <div className="command" data-alone={alone ? '' : undefined}>
      <span className="prompt" aria-hidden="true">
        {isPowerShell ? '>' : '$'}
      </span>
      <ScrollRegion label={what.charAt(0).toUpperCase() + what.slice(1)} className="edged text">
        {typeof command === 'string' ? (
          <code id={id}>{command}</code>
        ) : (
          // oxlint-disable-next-line react/no-danger -- every token is escaped
          <code id={id} dangerouslySetInnerHTML={{ __html: codeHtml(command.lines) }} />
        )}
      </ScrollRegion>
      {children}
      <CopyButton target={id} what={what} />
    </div>
  );
}
