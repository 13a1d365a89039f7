/**
 * @module A modal dialog: the browser's own element, which traps the focus, closes on Escape and restores the
 * focus. Radix's dialog writes style elements, which the page's policy forbids.
 */
import { type ReactNode, useEffect, useRef } from 'react';

interface DialogProps {
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Dialog({ label, open, onClose, className = 'dialog', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by itself; the click is one on the backdrop
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {children}
    </dialog>
  );
}
