import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { own } from '../../snippets/own.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, oldPython, pickle } from '../../snippets/warnings.ts';

/** The script downloads its models by name; each has an example song. */
const songs = {
  'CypressYang/SongBloom': { name: 'songbloom_full_150s', lyrics: 'example/test.jsonl' },
  'CypressYang/SongBloom_long': { name: 'songbloom_full_240s', lyrics: 'example/test_240s.jsonl' },
};

export default defineLibrary({
  prettyLabel: 'SongBloom',
  repoName: 'SongBloom',
  repoUrl: 'https://github.com/Cypress-Yang/SongBloom',
  docsUrl: 'https://cypress-yang.github.io/SongBloom_demo/',
  summary: 'Makes whole songs from lyrics and a short sample of music.',
  languages: ['shell'],
  tasks: ['text-to-audio'],
  countDownloads: 'path_extension:"pt"',

  snippets(model, context) {
    const song = own(songs, model.id);
    if (song === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Generate a song from the example lyrics',
        install: [
          checkout('https://github.com/tencent-ailab/SongBloom', { install: ['-r', 'requirements.txt'] }),
        ],
        warnings: [gpu, oldPython('3.12'), pickle],
        code: sh`
          bash -c 'source set_env.sh && "$@"' songbloom python infer.py \
            --model-name ${song.name} --input-jsonl ${song.lyrics} \
            --dtype bfloat16 --n-samples 1 --output-dir output
        `,
      },
    ];
  },
});
