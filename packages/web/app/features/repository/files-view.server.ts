/** @module The files of a repository with the command that downloads them. */
import { CatalogueError, type Platform, sh } from '@loadout/catalogue';
import type { RepoKind } from '@loadout/hub';
import type { CodeView } from '@loadout/react';
import { highlight } from '@loadout/server/highlight';
import { type FileNode, fileTree, type ListedFile } from './file-tree.ts';

export interface RepositoryFiles {
  readonly tree: FileNode;
  /** Missing where the id or a file name is not safe in a command. */
  readonly download?: CodeView;
  /** Page of the files on the hub; a path follows. */
  readonly base: string;
}

interface Repository {
  readonly kind: RepoKind;
  readonly id: string;
  readonly siblings?: readonly ListedFile[] | undefined;
  readonly revision?: string | undefined;
  /** Files to download instead of all. */
  readonly only?: readonly string[];
}

export async function repositoryFiles(platform: Platform, repository: Repository): Promise<RepositoryFiles> {
  const { kind, id, siblings = [], revision } = repository;
  const folder = kind === 'model' ? id : `${kind}s/${id}`;
  const command = downloadCommand(platform, repository);
  return {
    tree: fileTree(siblings),
    ...(command !== undefined && { download: await highlight(command, 'shell') }),
    base: `${platform.hubUrl}/${folder}/blob/${encodeURIComponent(revision ?? 'main')}/`,
  };
}

function downloadCommand(
  platform: Platform,
  { kind, id, revision, only = [] }: Repository,
): string | undefined {
  const command = sh.identifier(platform.hubCommand);
  const type = kind === 'model' ? sh.none : sh` --repo-type=${kind}`;
  const pin = revision === undefined ? sh.none : sh` --revision=${revision}`;
  try {
    return only.length === 0
      ? sh`${command} download ${id}${type}${pin}`.text
      : sh`${command} download ${id} ${only}${type}${pin}`.text;
  } catch (error) {
    if (CatalogueError.is(error) && error.code === 'unsafe-value') return undefined;
    throw error;
  }
}
