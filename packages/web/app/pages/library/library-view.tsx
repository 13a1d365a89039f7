/** @module The page of a library: examples, models that use it, and the rule that counts downloads. */
import {
  Chip,
  Disclosure,
  fileHref,
  Link,
  LinkSelect,
  programmingLanguage,
  Segments,
  SnippetBlock,
  withParameters,
} from '@loadout/react';
import { RuleTester } from '../../features/downloads/rule-tester.tsx';
import { RecordRows } from '../../ui/record-rows.tsx';
import { modelPath, withQuery } from '../../lib/links/links.ts';
import { AllModels } from '../../ui/all-models.tsx';
import { PageGrid } from '../../ui/page-grid.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { type SectionLink, SectionNav } from '../../ui/section-nav.tsx';
import { LibraryRail } from './library-rail.tsx';
import type { LibraryData } from './page.server.ts';

export type ShownLibrary = Omit<LibraryData, 'cookies'>;

export function LibraryView({ data }: { data: ShownLibrary }) {
  const { library, models, modelCount } = data;
  const url = new URL(data.address, 'http://page');
  return (
    <>
      <PageHead
        trail={[{ name: 'Libraries', href: '/libraries' }]}
        title={library.prettyLabel}
        lead={library.summary}
        {...((library.languages.length > 0 || library.status !== undefined) && {
          chips: <Chips data={data} />,
        })}
      />
      <PageGrid
        rail={
          <>
            <SectionNav sections={sectionsOf(data)} />
            <LibraryRail library={library} tasks={data.tasks} source={data.source} filter={data.filter} />
          </>
        }
      >
        <Examples data={data} url={url} />
        {models.length > 0 && (
          <Section id="models" title="Models using this library">
            <RecordRows kind="model" items={models} now={data.now} />
            <AllModels href={data.filter.href ?? '/models'} count={modelCount} shown={models.length} />
          </Section>
        )}
        <Section id="downloads" title="Downloads">
          <Disclosure summary="How downloads are counted" open={data.tested.paths !== ''}>
            <RuleTester rule={data.rule} tested={data.tested} url={url} />
          </Disclosure>
        </Section>
      </PageGrid>
    </>
  );
}

const Chips = ({ data: { library } }: { data: ShownLibrary }) => (
  <>
    {library.languages.map((language) => (
      <Chip key={language}>{programmingLanguage(language)}</Chip>
    ))}
    {library.status !== undefined && <Chip>{library.status}</Chip>}
  </>
);

function sectionsOf({ example, choices, models, modelCount }: ShownLibrary): readonly SectionLink[] {
  const sections: readonly (SectionLink | undefined)[] = [
    example && {
      id: 'use',
      name: 'Examples',
      ...(choices.length > 1 && { count: String(choices.length) }),
    },
    models.length > 0 ? { id: 'models', name: 'Models', count: String(modelCount) } : undefined,
    { id: 'downloads', name: 'Downloads' },
  ];
  return sections.filter((section) => section !== undefined);
}

/** More of them are in a select. */
const mostSegments = 5;

function Examples({ data, url }: { data: ShownLibrary; url: URL }) {
  const { library, example, choices, blocks } = data;
  if (!example) return null;
  const pinned = example.task === undefined ? undefined : { example: example.task };
  return (
    <Section
      id="use"
      title="Examples"
      lead={
        <>
          Generated for{' '}
          {example.known ? (
            <Link href={withQuery(modelPath(example.id), { library: library.key })} className="literal">
              {example.id}
            </Link>
          ) : (
            <span className="literal">{example.id}</span>
          )}
        </>
      }
    >
      {choices.length > 1 && (
        <div className="mb-4">
          {choices.length > mostSegments ? (
            <LinkSelect label="Task" parameter="example" choices={choices} url={url} />
          ) : (
            <Segments
              label="Task"
              items={choices.map(({ key, label, chosen }) => ({
                key,
                label,
                chosen,
                href: withParameters(url, { example: key }),
              }))}
            />
          )}
        </div>
      )}
      <div className="space-y-6">
        {blocks.map((block, at) => (
          <SnippetBlock
            key={block.title}
            block={block}
            id={`code-${at + 1}`}
            url={url}
            pinned={pinned}
            fileHref={fileHref(url, { ...pinned, block: String(at + 1) })}
          />
        ))}
      </div>
    </Section>
  );
}
