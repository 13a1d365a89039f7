import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { ownPrompt } from '../../snippets/samples/image.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { gpu } from '../../snippets/warnings.ts';

const redux: Warning = {
  code: 'gated',
  message: 'It uses FLUX.1-Redux-dev, which is gated: accept its terms on its page, then set HF_TOKEN.',
};

const prompt = 'A stone path leads to an arched bridge over calm water, with a pavilion among the trees';

export default defineLibrary({
  prettyLabel: 'HY-WorldPlay',
  repoName: 'HY-WorldPlay',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HY-WorldPlay',
  docsUrl: 'https://3d-models.hunyuan.tencent.com/world/',
  summary: 'Streams a world controlled by the keyboard, frame by frame, and stays consistent.',
  languages: ['shell'],
  tasks: ['image-to-video'],
  countDownloads: 'path_extension:"json"',

  snippets(model, context) {
    // The script downloads its authors' weights; it takes neither an id nor a revision.
    if (model.id !== 'tencent/HY-WorldPlay') return [downloadSnippet(model, context)];
    return [
      {
        title: 'Generate a video of a walk into a picture',
        install: [
          checkout('https://github.com/Tencent-Hunyuan/HY-WorldPlay', {
            install: ['-r', 'requirements.txt'],
          }),
          pip('angelslim', '==0.2.2'),
        ],
        warnings: [gpu, redux],
        code: sh`
          # Its last lines say where the weights are.
          paths=$(python download_models.py --hf_token="$HF_TOKEN")
          base=$(echo "$paths" | sed -n 's/^MODEL_PATH=//p')
          weights=$(echo "$paths" | sed -n 's/^AR_DISTILL_ACTION_MODEL_PATH=//p')

          # The pose is what the keys do and for how long: w-15, right-16 goes ahead, then looks to the right.
          PYTHONPATH=. torchrun --nproc_per_node=1 hyvideo/generate.py \
            --model_path "$base" --action_ckpt "$weights" --model_type ar \
            --few_step true --num_inference_steps 4 \
            --image_path assets/img/test.png --prompt ${ownPrompt(model) ?? prompt} --pose w-31 \
            --resolution 480p --aspect_ratio 16:9 --width 832 --height 480 --video_length 125 \
            --rewrite false --sr false --output_path outputs
        `,
      },
    ];
  },
});
