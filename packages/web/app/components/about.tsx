/** @module A task's long text, with the catalogue's own code in it. */
import type { AboutPart } from '../markdown/about.server.ts';
import { modelPath, withQuery } from '../lib/links.ts';
import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { MarkdownView } from './markdown-view.tsx';

export function About({ parts }: { parts: readonly AboutPart[] }) {
  return (
    <article className="prose">
      {parts.map((part, at) =>
        part.kind === 'prose' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their order
          <MarkdownView key={at} tree={part.tree} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <SnippetFigure key={at} part={part} id={`about-code-${at}`} />
        ),
      )}
    </article>
  );
}

function SnippetFigure({ part, id }: { part: Extract<AboutPart, { kind: 'snippet' }>; id: string }) {
  const href = withQuery(modelPath(part.model), { library: part.library });
  return part.blocks.map((block, at) => (
    <figure key={block.title} className="overflow-hidden rounded border border-line bg-raised font-sans">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line bg-paper py-1 pr-1 pl-4 text-xs">
        <span className="min-w-0 truncate">
          <strong className="font-medium">{block.title}</strong>{' '}
          <a href={href} className="literal text-faint">
            {part.model}
          </a>
        </span>
        <CopyButton target={`${id}-${at}`} what="code" />
      </figcaption>
      {block.install && (
        <div className="border-b border-line [&_.code]:py-2.5">
          <CodeBlock code={block.install.command} label="Install command" />
        </div>
      )}
      <div id={`${id}-${at}`}>
        <CodeBlock code={block.code} label={block.title} />
      </div>
    </figure>
  ));
}
