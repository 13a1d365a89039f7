/** @module Repositories of the room for `git clone`, over Git's plain HTTP protocol: files of a bare repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';

const gitPath = /^\/(.+?)(?:\.git)?\/(info\/refs|HEAD|objects\/.+)$/;
const author = ['-c', 'user.name=Loadout', '-c', 'user.email=loadout@localhost', '-c', 'gc.auto=0'];
const bareFolders = new Map<string, string>();

const git = (bare: string, folder: string, line: string): void =>
  void execFileSync('git', [...author, `--git-dir=${bare}`, `--work-tree=${folder}`, ...line.split(' ')], {
    stdio: 'ignore',
  });

/** The reference under which the hub keeps the Parquet files it made of a dataset. */
function addConverted(bare: string, converted: string): void {
  git(bare, converted, 'symbolic-ref HEAD refs/heads/converted');
  git(bare, converted, 'read-tree --empty');
  git(bare, converted, 'add --all');
  git(bare, converted, 'commit --message=Converted');
  git(bare, converted, 'update-ref refs/convert/parquet refs/heads/converted');
  git(bare, converted, 'symbolic-ref HEAD refs/heads/main');
  git(bare, converted, 'update-ref -d refs/heads/converted');
}

/** A bare repository with one commit of all files of a folder. */
function bareOf(folder: string): string {
  const known = bareFolders.get(folder);
  if (known !== undefined) return known;
  const bare = mkdtempSync(join(tmpdir(), 'loadout-git-'));
  git(bare, folder, 'init --initial-branch=main');
  git(bare, folder, 'add --all');
  git(bare, folder, 'commit --message=Stand-in');
  if (existsSync(`${folder}@parquet`)) addConverted(bare, `${folder}@parquet`);
  git(bare, folder, 'update-server-info');
  bareFolders.set(folder, bare);
  return bare;
}

/** Handles a request of a Git client; `false` if it is none or the repository was not made. */
export function answerGit(folders: readonly string[], path: string, response: ServerResponse): boolean {
  const [, name = '', wanted = ''] = gitPath.exec(path) ?? [];
  const place = /^(?:datasets|spaces)\//.test(name) ? name : `models/${name}`;
  const folder = folders.map((one) => join(one, place)).find((one) => name !== '' && existsSync(one));
  if (folder === undefined || normalize(wanted).startsWith('..')) return false;
  const file = join(bareOf(folder), wanted);
  if (existsSync(file) && statSync(file).isFile())
    response.writeHead(200, { 'content-type': 'text/plain' }).end(readFileSync(file));
  else response.writeHead(404).end();
  return true;
}
