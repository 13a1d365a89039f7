/** @module Details that stay as the reader left them when the list around them changes. */
import { type ComponentProps, useState } from 'react';

interface FoldProps extends Omit<ComponentProps<'details'>, 'open' | 'onToggle'> {
  readonly initially: boolean;
  /** Opens it, even if the reader closed it. */
  readonly unfolded?: boolean;
}

export function Fold({ initially, unfolded = false, children, ...rest }: FoldProps) {
  const [open, setOpen] = useState(initially);
  return (
    <details {...rest} open={open || unfolded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {children}
    </details>
  );
}
