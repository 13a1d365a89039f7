/** @module A search field. */
import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly label: string;
}

export function SearchField({ label, placeholder = label, ...rest }: SearchFieldProps) {
  return (
    <div className="search-field">
      <Icon name="search" size={15} />
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        type="search"
        className="field"
        aria-label={label}
        placeholder={placeholder}
      />
    </div>
  );
}
