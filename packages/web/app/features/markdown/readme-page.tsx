/** @module A README as a page of the site. */
import type { CodeView } from '@loadout/react';
import type { Root } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import { MarkdownView } from './markdown-view.tsx';

interface ReadmePageProps {
  readonly title: string;
  readonly tree: Root;
  readonly codes: Readonly<Record<string, CodeView>>;
  /** Below the text. */
  readonly children?: ReactNode;
}

export function ReadmePage({ title, tree, codes, children }: ReadmePageProps) {
  return (
    <>
      <PageHead
        trail={[
          { name: 'HTTP API', href: '/docs' },
          { name: 'Packages', href: '/docs/packages' },
        ]}
        title={breakable(title)}
      />
      <article className="prose">
        <MarkdownView tree={tree} codes={codes} />
      </article>
      {children}
    </>
  );
}

/** The name of a package may break after its scope. */
const breakable = (title: string): ReactNode =>
  title.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
