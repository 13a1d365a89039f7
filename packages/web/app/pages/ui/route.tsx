/** @module /ui: every component of the design system in its states. Browser tests operate them and compare images. */
import { Chip, CopyLink } from '@loadout/react';
import { pageMeta } from '../../lib/page/meta.ts';
import { PageGrid } from '../../ui/page-grid.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { Section } from '../../ui/section.tsx';
import type { Route } from './+types/route.ts';
import { Controls } from './controls.tsx';
import { Figures } from './figures.tsx';
import { Lists } from './lists.tsx';
import { Panels } from './panels.tsx';

export const meta = () => pageMeta('Components', 'The components of this site in their states.');
export const loader = ({ url }: Route.LoaderArgs) => ({
  chosen: url.searchParams.get('example') ?? 'Transformers',
});

const sections = [
  { id: 'controls', name: 'Controls', count: '9' },
  { id: 'panels', name: 'Panels', count: '6' },
  { id: 'lists', name: 'Lists', count: '4' },
  { id: 'figures', name: 'Figures', count: '2' },
];

export default function Components({ loaderData: { chosen } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Components"
        lead="Every component of the design system, in its states."
        modality="multimodal"
        chips={
          <>
            <Chip kind="task">PageHead</Chip>
            <Chip>chips</Chip>
          </>
        }
        actions={
          <CopyLink href="/ui">
            <span className="sr-only">Link to </span>this page
          </CopyLink>
        }
      />
      <PageGrid rail={<SectionNav sections={sections} />}>
        <Section id="controls" title="Controls">
          <Controls chosen={chosen} />
        </Section>
        <Section id="panels" title="Panels" lead="One frame, one row of controls.">
          <Panels />
        </Section>
        <Section id="lists" title="Lists">
          <Lists />
        </Section>
        <Section id="figures" title="Figures">
          <Figures />
        </Section>
      </PageGrid>
    </>
  );
}
