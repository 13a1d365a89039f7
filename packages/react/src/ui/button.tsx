/** @module Buttons, and links that look like one. At most one `primary` in a panel. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { Link, type LinkProps } from '../navigation.tsx';

interface Look {
  readonly kind?: 'primary' | 'quiet';
  readonly size?: 'small' | 'large';
  readonly icon?: IconName;
}

const iconSize = 14;

export function Button({
  kind,
  size,
  icon,
  type = 'button',
  children,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button {...rest} type={type} className="button" data-kind={kind} data-size={size}>
      {icon !== undefined && <Icon name={icon} size={iconSize} />}
      {children}
    </button>
  );
}

export function ButtonLink({ kind, size, icon, children, ...rest }: Look & Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className="button" data-kind={kind} data-size={size}>
      {icon !== undefined && <Icon name={icon} size={iconSize} />}
      {children}
    </Link>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'title'> {
  readonly icon: IconName;
  /** Says what it does; also shown on hover. */
  readonly label: string;
  readonly kind?: 'quiet';
  readonly size?: 'small';
}

export function IconButton({ icon, label, kind, size, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className="button"
      data-icon=""
      data-kind={kind}
      data-size={size}
      title={label}
    >
      <Icon name={icon} size={iconSize} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
