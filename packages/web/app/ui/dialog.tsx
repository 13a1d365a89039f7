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
    if (!open) dialog.current?.close();
    else {
      dialog.current?.showModal();
      // The browser focuses the first element that takes the focus, which may be one around the field.
      dialog.current?.querySelector('input')?.focus();
    }
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
