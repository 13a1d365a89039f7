/** @module The head of a page: breadcrumbs, name, one sentence, facts as chips. With a modality, it has a colored edge. */
import type { Modality } from '@loadout/catalogue';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

interface PageHeadProps {
  readonly trail?: readonly Crumb[];
  readonly title: ReactNode;
  /** One sentence. */
  readonly lead?: ReactNode;
  readonly modality?: Modality | undefined;
  /** The task first. */
  readonly chips?: ReactNode;
  /** Buttons, at the right on a wide screen. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

const noTrail: readonly Crumb[] = [];

export function PageHead({
  trail = noTrail,
  title,
  lead,
  modality,
  chips,
  actions,
  children,
}: PageHeadProps) {
  const hasFoot = chips !== undefined || actions !== undefined;
  return (
    <div className="mb-8" data-modality={modality}>
      <Breadcrumbs trail={[{ name: 'Loadout', href: '/' }, ...trail]} />
      <div className={modality === undefined ? 'mt-3' : 'spine mt-3'}>
        <h1 className="text-2xl tracking-[-0.02em] wrap-anywhere">{title}</h1>
        {lead !== undefined && <p className="lead mt-3">{lead}</p>}
        {hasFoot && (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {chips !== undefined && <div className="chips edged">{chips}</div>}
            {actions !== undefined && <div className="no-print flex min-w-0 flex-wrap gap-2">{actions}</div>}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
