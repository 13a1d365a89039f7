/** @module Node.js, for apps that npm installs. */
import { program } from '../../snippets/requirement.ts';

/** Without apt: the packages of many systems are older than apps need, and lack npm. */
export const node = program('Node.js', {
  brew: 'node',
  winget: 'OpenJS.NodeJS',
  url: 'https://nodejs.org/en/download',
});
