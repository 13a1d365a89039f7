/** @module The head of a column of numbers, which stand at its right edge. */
import type { ReactNode } from 'react';

export const NumberHead = ({ children }: { children: ReactNode }) => (
  <th scope="col" data-align="right">
    {children}
  </th>
);
