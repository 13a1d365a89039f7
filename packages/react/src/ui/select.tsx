/** @module A native select: every platform's own list, by keyboard and by touch, and part of a form without a script. */
import type { ComponentProps } from 'react';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** Whether only screen readers get the label. */
  readonly hideLabel?: boolean;
}

export function Select({ label, options, hideLabel = false, ...rest }: SelectProps) {
  return (
    <label className="select">
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      <select {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
