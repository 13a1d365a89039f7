/** @module One line of results. An unknown figure is left out, never shown as 0. */
import type { RepoKind } from '@loadout/hub';
import { formatDate, Icon, Link } from '@loadout/react';
import { formatCompact, formatParameters } from '../lib/format/format.ts';
import { pathOf } from '../lib/links/links.ts';
import type { RepositorySummary } from '../lib/records/summary.ts';
import { ModalityGlyph } from './modality-glyph.tsx';

export function RepositoryRow({ kind, item }: { kind: RepoKind; item: RepositorySummary }) {
  const updated = item.updated === undefined ? undefined : formatDate(item.updated);
  return (
    <li className="group relative border-b border-line py-3 hover:bg-raised">
      <Link
        href={pathOf[kind](item.id)}
        data-result=""
        className="literal block text-base no-underline after:absolute after:inset-0 group-hover:underline"
      >
        {item.owner !== undefined && <span className="text-faint">{item.owner}/</span>}
        <span className="font-medium">{item.name}</span>
        {item.gated && (
          <>
            <Icon name="lock" size={12} className="ml-1.5 inline text-faint" />
            <span className="sr-only">gated</span>
          </>
        )}
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-xs text-faint">
        {item.task && (
          <span data-modality={item.task.modality} className="flex items-center gap-1.5 text-hue">
            <ModalityGlyph modality={item.task.modality} size={12} />
            {item.task.label}
          </span>
        )}
        {item.library && <span>{item.library.label}</span>}
        {item.parameters !== undefined && (
          <span className="figure">{formatParameters(item.parameters)} parameters</span>
        )}
        {item.license !== undefined && <span>{item.license}</span>}
        {updated !== undefined && <span className="figure">updated {updated}</span>}
        {item.downloads !== undefined && (
          <span className="figure flex items-center gap-1 sm:ml-auto">
            <Icon name="download" size={11} />
            {formatCompact(item.downloads)}
            <span className="sr-only">downloads</span>
          </span>
        )}
        {item.likes !== undefined && (
          <span className="figure flex items-center gap-1">
            <Icon name="heart" size={11} />
            {formatCompact(item.likes)}
            <span className="sr-only">likes</span>
          </span>
        )}
      </p>
    </li>
  );
}
