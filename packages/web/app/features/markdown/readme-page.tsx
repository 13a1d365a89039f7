/** @module A README as a page of the site. */
import type { Root } from 'mdast';
import { PageHead } from '../../ui/page-head.tsx';
import { MarkdownView } from './markdown-view.tsx';

interface ReadmePageProps {
  readonly title: string;
  readonly tree: Root;
}

export function ReadmePage({ title, tree }: ReadmePageProps) {
  return (
    <>
      <PageHead
        trail={[
          { name: 'HTTP API', href: '/docs' },
          { name: 'Packages', href: '/docs/packages' },
        ]}
        title={title}
      />
      <article className="prose">
        <MarkdownView tree={tree} />
      </article>
    </>
  );
}
