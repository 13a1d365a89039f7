/** @module The files of a repository as a tree with sizes, and the command that downloads them. */
import { Command, formatBytes, Icon, Section } from '@loadout/react';
import type { ReactNode } from 'react';
import { plural } from '../../lib/format/format.ts';
import type { FileNode } from './file-tree.ts';
import type { RepositoryFiles } from './files-view.server.ts';

interface FilesSectionProps {
  readonly files: RepositoryFiles;
  /** After the command: what few readers need. */
  readonly children?: ReactNode;
}

export function FilesSection({ files: { tree, download, base }, children }: FilesSectionProps) {
  const size = tree.size === undefined ? '' : `, ${formatBytes(tree.size)}`;
  return (
    <Section id="files" title="Files" lead={`${plural(tree.files, 'file')}${size}.`}>
      <FileList node={tree} base={base} />
      {download && (
        <div className="mt-3">
          <Command id="download-command" command={download} what="download command" alone />
        </div>
      )}
      {children}
    </Section>
  );
}

function FileList({ node: { children, more }, base }: { node: FileNode; base: string }) {
  return (
    <ul className="files">
      {children.map((child) => (
        <li key={child.path}>
          {child.kind === 'file' ? (
            <FileRow file={child} base={base} />
          ) : (
            <FolderRow node={child} base={base} />
          )}
        </li>
      ))}
      {more > 0 && <li className="more">{plural(more, 'more file')}</li>}
    </ul>
  );
}

function FileRow({ file: { name, path, size, purpose }, base }: { file: FileNode; base: string }) {
  return (
    <a href={base + path.split('/').map(encodeURIComponent).join('/')} rel="noopener nofollow">
      <Icon name="file" size={15} />
      <span className="name">{name}</span>
      <span className="kind">{purpose}</span>
      <span className="size">{size !== undefined && formatBytes(size)}</span>
    </a>
  );
}

function FolderRow({ node, base }: { node: FileNode; base: string }) {
  const { kind, name, files, size } = node;
  return (
    <details>
      <summary>
        <Icon name="down" size={15} />
        <span className="name">{kind === 'folder' ? `${name}/` : name}</span>
        <span className="kind">{plural(files, kind === 'folder' ? 'file' : 'shard')}</span>
        <span className="size">{size !== undefined && formatBytes(size)}</span>
      </summary>
      <FileList node={node} base={base} />
    </details>
  );
}
