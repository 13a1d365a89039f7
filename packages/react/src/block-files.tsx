/** @module Links that save a block as a file or open it as a notebook, if the platform has a notebook service. */
import type { FileFormat } from './file-href.ts';
import { Icon } from './icon.tsx';
import type { BlockView, NotebookService } from './views.ts';

interface BlockFilesProps {
  readonly block: BlockView;
  readonly fileHref: (format: FileFormat) => string;
  readonly notebooks: NotebookService | undefined;
}

export function BlockFiles({ block, fileHref, notebooks }: BlockFilesProps) {
  const isPython = block.language === 'python';
  return (
    <>
      {isPython && notebooks && <OpenNotebook service={notebooks} path={fileHref('notebook')} />}
      <SaveLink href={fileHref('source')} name={`.${block.extension}`} />
      {isPython && <SaveLink href={fileHref('notebook')} name=".ipynb" />}
    </>
  );
}

/** A file made from the code in the page, for code that no server has. */
export const OwnFile = ({ block: { code, extension }, name }: { block: BlockView; name: string }) => (
  <SaveLink
    href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${code.text}\n`)}`}
    file={`${name}.${extension}`}
    name={`.${extension}`}
  />
);

interface SaveLinkProps {
  readonly href: string;
  readonly name: string;
  /** Name of the file, if no server sends it. */
  readonly file?: string;
}

const SaveLink = ({ href, name, file = '' }: SaveLinkProps) => (
  <a href={href} download={file} rel="nofollow" className="button" data-kind="quiet" data-size="small">
    <span className="sr-only">Save as </span>
    {name}
  </a>
);

const OpenNotebook = ({ service, path }: { service: NotebookService; path: string }) => (
  <a
    href={service.template.replace('{url}', encodeURIComponent(service.origin + path))}
    rel="noopener nofollow"
    className="button"
    data-kind="quiet"
    data-size="small"
  >
    <Icon name="external" size={13} />
    Open in {service.name}
  </a>
);
