/** @module One titled part of a rail. */
import type { ReactNode } from 'react';

interface RailBoxProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const RailBox = ({ title, children }: RailBoxProps) => (
  <section aria-label={title}>
    <h2 className="label mb-1.5">{title}</h2>
    {children}
  </section>
);
