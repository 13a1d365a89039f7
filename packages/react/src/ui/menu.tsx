/**
 * @module A button that opens a list of links over the page. The browser's popover opens without a script, closes on
 * Escape and on a click elsewhere, and returns the focus; the script adds the arrow keys.
 */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface MenuProps {
  readonly id: string;
  /** Label of the button for screen readers. */
  readonly label: string;
  readonly button: ReactNode;
  /** Links and buttons. */
  readonly children: ReactNode;
  readonly kind?: 'quiet';
  /** Whether the button is an icon. */
  readonly square?: boolean;
}

export function Menu({ id, label, button, children, kind, square = false }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const openAtFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.showPopover();
    list.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="button"
        data-kind={kind}
        data-icon={square ? '' : undefined}
        aria-label={label}
        onKeyDown={openAtFirst}
      >
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the click is one on a link inside, which has its own key */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className="menu"
        onKeyDown={moveFocus}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
