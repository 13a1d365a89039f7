/** @module A message: a note, a success, a warning, or an error with what to do about it. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';

type NoticeKind = 'note' | 'good' | 'caution' | 'danger';

const faces: Record<NoticeKind, { readonly icon: IconName; readonly word: string }> = {
  note: { icon: 'minus', word: 'Note' },
  good: { icon: 'check', word: 'Success' },
  caution: { icon: 'warning', word: 'Warning' },
  danger: { icon: 'warning', word: 'Error' },
};

interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly title?: string;
  readonly children?: ReactNode;
  /** A stable code, for tests and scripts. */
  readonly code?: string;
}

export function Notice({ kind = 'note', title, children, code }: NoticeProps) {
  const { icon, word } = faces[kind];
  return (
    <div className="notice" data-kind={kind} data-code={code} role={kind === 'danger' ? 'alert' : undefined}>
      <Icon name={icon} size={14} />
      <div>
        <span className="sr-only">{word}: </span>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
