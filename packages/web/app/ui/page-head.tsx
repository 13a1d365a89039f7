/** @module The opening of a page: where it stands, its name, what it is about. */
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

interface PageHeadProps {
  readonly trail?: readonly Crumb[];
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

const noTrail: readonly Crumb[] = [];

export function PageHead({ trail = noTrail, title, lead, children }: PageHeadProps) {
  return (
    <div className="mb-8">
      <Breadcrumbs trail={[{ name: 'Loadout', href: '/' }, ...trail]} />
      <h1 className="mt-3 text-2xl">{title}</h1>
      {lead !== undefined && <p className="mt-3 max-w-measure font-serif text-md text-soft">{lead}</p>}
      {children}
    </div>
  );
}
