/** @module The header of a column of numbers, aligned to the right. */
import type { ReactNode } from 'react';

interface NumberHeadProps {
  readonly children: ReactNode;
  readonly className?: string;
}

export const NumberHead = ({ children, className }: NumberHeadProps) => (
  <th scope="col" data-align="right" className={className}>
    {children}
  </th>
);
