/** @module Yes or no: a checkbox in lists and forms, a toggle for an option that takes effect at once. */
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  readonly label: ReactNode;
  /** Number of results with this filter. */
  readonly count?: string | undefined;
}

export function Checkbox({ label, count, ...rest }: CheckboxProps) {
  return (
    <label className="check">
      <input {...rest} type="checkbox" />
      <span>{label}</span>
      {count !== undefined && <span className="count">{count}</span>}
    </label>
  );
}

export function Toggle({ label, ...rest }: Omit<CheckboxProps, 'count'>) {
  return (
    <label className="toggle">
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
