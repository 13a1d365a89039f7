import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, oldPython, pickle } from '../../snippets/warnings.ts';

const repository = 'https://github.com/gpt-omni/mini-omni2';

export default defineLibrary({
  prettyLabel: 'Mini-Omni2',
  repoName: 'Mini-Omni2',
  repoUrl: repository,
  summary: 'A model that sees, listens and answers in speech while the question is still going on.',
  languages: ['shell', 'python'],
  tasks: ['any-to-any'],
  countDownloads: 'path:"model_config.yaml"',

  snippets: (model, context) => [
    {
      title: 'Download the weights',
      install: [checkout(repository, { install: ['-r', 'requirements.txt'] }), hubTool(context)],
      code: hubDownload(model, context, { folder: 'checkpoint' }),
    },
    {
      title: 'Ask a spoken question about a picture',
      install: [ffmpeg],
      warnings: [gpu, pickle, oldPython('3.12')],
      code: py`
        from inference_vision import OmniVisionInference

        model = OmniVisionInference("./checkpoint", device="cuda:0")
        parts = model.run_vision_AA_batch_stream(
            "data/samples/vision_qa_audio.wav",
            "data/samples/vision_qa_image.jpg",
            save_path="answer.wav",
        )
        # The model prints its answer when the last part is done, and saves it whole.
        for _ in parts:
            pass
      `,
    },
  ],
});
