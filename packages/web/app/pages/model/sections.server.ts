/** @module The sections of a model's page that have something in them, with how much. */
import { formatCount } from '../../lib/format/format.ts';
import type { SectionLink } from '../../ui/section-nav.tsx';
import { hasLineage } from './lineage.tsx';
import type { ModelData } from './page.server.ts';

type Parts = Pick<ModelData, 'panel' | 'apps' | 'inference' | 'files' | 'lineage' | 'card'>;

export function sectionsOf({ panel, apps, inference, files, lineage, card }: Parts): readonly SectionLink[] {
  const derived = lineage.children.reduce((sum, { count }) => sum + count, 0);
  const sections: readonly (SectionLink | undefined)[] = [
    panel && { id: 'use', name: 'Use', count: formatCount(panel.tabs.length) },
    apps && { id: 'apps', name: 'Local apps', count: formatCount(apps.tabs.length + apps.links.length) },
    inference && { id: 'inference', name: 'Inference', count: formatCount(inference.providers.length) },
    card && { id: 'readme', name: 'Card' },
    files.tree.files > 0 ? { id: 'files', name: 'Files', count: formatCount(files.tree.files) } : undefined,
    hasLineage(lineage)
      ? { id: 'lineage', name: 'Lineage', ...(derived > 0 && { count: formatCount(derived) }) }
      : undefined,
  ];
  return sections.filter((section) => section !== undefined);
}
