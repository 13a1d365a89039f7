/** @module The opening of the home page: paste an id, or look at the code of one model. */
import {
  Chip,
  CodeBlock,
  Command,
  CopyButton,
  Link,
  Panel,
  PanelBar,
  programmingLanguage,
  Segments,
  VerifiedBadge,
} from '@loadout/react';
import { SuggestField } from '../../features/search/suggest-field.tsx';
import { modelPath, withQuery } from '../../lib/links/links.ts';
import type { HomeData } from './page.server.ts';

const examplesShown = 3;

export function Hero({ examples, specimen }: Pick<HomeData, 'examples' | 'specimen'>) {
  return (
    <div className="hero">
      <div className="min-w-0">
        <h1>From a model id to code that runs.</h1>
        <p className="lead mt-5">
          Paste the id or the URL of a model. Get the install line and the code for the library, app or
          provider you use.
        </p>
        <SuggestField label="Model id, hub URL, task or library" button="Get the code" />
        {examples.length > 0 && (
          <p className="examples">
            <span>Try</span>
            {examples.slice(0, examplesShown).map((id) => (
              <Chip key={id} href={modelPath(id)}>
                <span className="literal">{id}</span>
              </Chip>
            ))}
          </p>
        )}
      </div>
      {specimen && <SpecimenPanel specimen={specimen} />}
    </div>
  );
}

function SpecimenPanel({ specimen }: { specimen: NonNullable<HomeData['specimen']> }) {
  const { id, libraries, block } = specimen;
  return (
    <section aria-label={`Code for ${id}`} className="min-w-0">
      <Panel
        controls={
          <Segments
            label="Library"
            items={libraries.map(({ key, label, chosen }) => ({
              key,
              label,
              chosen,
              href: withQuery(modelPath(id), { library: key }),
            }))}
          />
        }
      >
        {block.install && (
          <Command id="home-install" command={block.install.command} what="install command" />
        )}
        <PanelBar
          actions={
            <>
              <Link
                href={modelPath(id)}
                className="literal text-xs no-underline hover:underline max-sm:hidden"
              >
                {id}
              </Link>
              <CopyButton target="home-code" what="code" />
            </>
          }
        >
          <span className="label pl-2">{programmingLanguage(block.language)}</span>
          {block.verified && <VerifiedBadge id="home-verified" verified={block.verified} />}
        </PanelBar>
        <div id="home-code">
          <CodeBlock code={block.code} label={block.title} numbered />
        </div>
      </Panel>
    </section>
  );
}
