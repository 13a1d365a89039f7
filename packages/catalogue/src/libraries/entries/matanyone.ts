import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

const install = [pipGit('matanyone', 'https://github.com/pq-yang/MatAnyone.git')];

export default defineLibrary({
  prettyLabel: 'MatAnyone',
  repoName: 'MatAnyone',
  repoUrl: 'https://github.com/pq-yang/MatAnyone',
  docsUrl: 'https://pq-yang.github.io/projects/MatAnyone/',
  summary: 'Cuts a person out of a video, down to single hairs, from a mask of the first frame.',
  languages: ['python'],

  snippets(model, { revision }) {
    const network = py`MatAnyone.from_pretrained(${model.id}${py.rest({ revision })})`;
    const pinned = revision !== undefined;
    return [
      {
        title: 'Load the network',
        install,
        code: py`
          from matanyone.model.matanyone import MatAnyone

          model = ${network}
          print(sum(parameter.numel() for parameter in model.parameters()))
        `,
      },
      {
        title: 'Cut a person out of a video',
        install,
        warnings: [placeholder('a video, and a mask of its first frame, as video.mp4 and mask.png,')],
        code: py`
          from matanyone import InferenceCore
          ${pinned ? py`from matanyone.model.matanyone import MatAnyone` : py.none}

          processor = InferenceCore(${pinned ? network : py`${model.id}`})
          foreground, alpha = processor.process_video(
              input_path="video.mp4", mask_path="mask.png", output_path="output"
          )
          print(foreground, alpha)
        `,
      },
    ];
  },
});
