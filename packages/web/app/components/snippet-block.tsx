/** @module One block: its title, its warnings, the install line in the reader's own tool, the code and its files. */
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { programmingLanguage } from '../lib/languages.ts';
import { withParameters, withQuery } from '../lib/links.ts';
import type { BlockView, InstallView } from '../snippets/block.server.ts';
import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';

interface SnippetBlockProps {
  readonly block: BlockView;
  readonly at: number;
  readonly library: string;
  readonly url: URL;
  /** The page of the model the code is for, where there is one: below it lie the files. */
  readonly savePath: string | undefined;
}

export function SnippetBlock({ block, at, library, url, savePath }: SnippetBlockProps) {
  const id = `code-${at + 1}`;
  return (
    <article aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="font-sans text-base font-semibold">
        {block.title}
      </h3>
      {block.warnings.map((warning) => (
        <p key={warning.message} className="remark mt-2" data-warning={warning.code}>
          <TriangleAlert size={14} aria-hidden="true" />
          <span>
            <span className="sr-only">Warning: </span>
            {warning.message}
          </span>
        </p>
      ))}
      <div className="mt-3 overflow-hidden rounded border border-line bg-raised">
        {block.install && <InstallBar install={block.install} id={`install-${at + 1}`} url={url} />}
        <div className="flex items-center justify-between gap-2 border-b border-line bg-paper py-1 pr-1 pl-4">
          <span className="label">{programmingLanguage(block.language)}</span>
          <span className="flex items-center">
            {savePath !== undefined && (
              <Saves block={block} at={at} library={library} url={url} savePath={savePath} />
            )}
            <CopyButton target={id} what="code" />
          </span>
        </div>
        <div id={id}>
          <CodeBlock code={block.code} label={block.title} numbered />
        </div>
      </div>
    </article>
  );
}

function InstallBar({ install, id, url }: { install: InstallView; id: string; url: URL }) {
  return (
    <div className="border-b border-line">
      <div className="flex items-center justify-between gap-2 bg-paper py-1 pr-1 pl-4">
        <nav aria-label="Install with" className="choice -ml-2">
          {install.managers.map(({ name, chosen }) => (
            <a
              key={name}
              data-key={`${id}-${name}`}
              href={withParameters(url, { manager: name })}
              aria-current={chosen ? 'true' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <CopyButton target={id} what="install command" />
      </div>
      <div id={id} className="[&_.code]:py-2.5">
        <CodeBlock code={install.command} label="Install command" />
      </div>
    </div>
  );
}

/** The forms in which the block can be saved. */
function Saves({ block, at, library, url, savePath }: SnippetBlockProps & { readonly savePath: string }) {
  const revision = url.searchParams.get('revision');
  const href = (format: string): string =>
    withQuery(`${savePath}/snippet`, {
      library,
      block: String(at + 1),
      format,
      ...(revision !== null && { revision }),
    });
  const formats = [
    { format: 'source', name: `.${block.extension}` },
    ...(block.language === 'python' ? [{ format: 'notebook', name: '.ipynb' }] : []),
  ];
  return formats.map(({ format, name }) => (
    <a key={format} href={href(format)} download="" className="button" data-kind="quiet" data-size="small">
      <span className="sr-only">Save as </span>
      {name}
    </a>
  ));
}
