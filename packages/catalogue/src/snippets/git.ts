/** @module Git and its extension for large files, as requirements. */
import { program } from './requirement.ts';

export const git = program('git', { brew: 'git', apt: 'git', winget: 'Git.Git' });
export const gitLfs = program('git-lfs', { brew: 'git-lfs', apt: 'git-lfs', winget: 'GitHub.GitLFS' });
