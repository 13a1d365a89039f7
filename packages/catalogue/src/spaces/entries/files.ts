import { sh } from '../../code/index.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { git, gitLfs } from '../../snippets/git.ts';
import { repositoryDownload } from '../../snippets/repository-download.ts';
import { defineSpaceClient } from '../define.ts';

export default defineSpaceClient({
  label: 'Files',
  docsUrl: 'https://huggingface.co/docs/hub/spaces-overview',
  fits: () => 'A space is a repository: its files can be downloaded.',

  snippets(space, context) {
    const download = repositoryDownload(space, 'space', context);
    if (context.revision !== undefined) return [download];
    return [
      download,
      {
        title: 'Clone the repository with its history',
        install: [git, gitLfs],
        code: sh`git clone ${`${context.platform.hubUrl}/spaces/${idPath(space)}`}`,
      },
    ];
  },
});
