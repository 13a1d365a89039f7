/** @module One line for a terminal and one button that copies it. Wraps on a phone, scrolls elsewhere. */
import type { CodeView } from '../views.ts';
import { CodeTokens } from '../code-block.tsx';
import { CopyButton } from '../copy-button.tsx';

interface CommandProps {
  /** Of the text; unique on the page. */
  readonly id: string;
  readonly command: string | CodeView;
  /** What is copied, for screen readers. */
  readonly what: string;
  /** Whether it has a frame, because it is not inside a panel. */
  readonly alone?: boolean;
}

export function Command({ id, command, what, alone = false }: CommandProps) {
  return (
    <div className="command" data-alone={alone ? '' : undefined}>
      <span className="prompt" aria-hidden="true">
        $
      </span>
      <code id={id} className="edged">
        {typeof command === 'string' ? command : <CodeTokens lines={command.lines} />}
      </code>
      <CopyButton target={id} what={what} />
    </div>
  );
}
