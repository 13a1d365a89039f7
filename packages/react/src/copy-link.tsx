/** @module A link to exactly what is shown. A click copies it and puts it into the address bar. */
import type { MouseEvent, ReactNode } from 'react';
import { CopyReport, CopyState } from './copy-state.tsx';
import { Icon } from './icon.tsx';
import { useCopied } from './use-copied.ts';

interface CopyLinkProps {
  readonly href: string;
  readonly size?: 'small';
  readonly children: ReactNode;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function CopyLink({ href, size, children }: CopyLinkProps) {
  const { outcome, copy } = useCopied();
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href: absolute } = event.currentTarget;
    // The page already shows what the link leads to; a router keeps its own state in the history entry.
    history.replaceState(history.state, '', absolute);
    void copy(absolute);
  };
  return (
    <a
      href={href}
      className="button copy"
      data-kind="quiet"
      data-size={size}
      data-copy-address=""
      data-state={outcome}
      onClick={onClick}
    >
      <Icon name="link" size={14} className="when-idle" />
      <CopyState />
      {children}
      <CopyReport outcome={outcome} failed="the address bar has it" />
    </a>
  );
}
