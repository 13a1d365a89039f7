import { sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { conda } from '../recipes/setup/programs.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';
import textToImage from '../../tasks/entries/text-to-image/samples.ts';

/** Contains what the distilled weights need: text encoders and decoder. */
const base = 'Tencent-Hunyuan/HunyuanDiT-v1.2';
const distilled = 'pytorch_model_distill.pt';

export default defineLibrary({
  prettyLabel: 'HunyuanDiT',
  repoName: 'HunyuanDiT',
  repoUrl: 'https://github.com/Tencent/HunyuanDiT',
  docsUrl: 'https://dit.hunyuan.tencent.com/',
  summary: 'Generates images from prompts in Chinese and English.',
  languages: ['shell'],
  tasks: ['text-to-image'],
  countDownloads: 'path:"pytorch_model_ema.pt" OR path:"pytorch_model_distill.pt"',

  snippets(model, context) {
    const [, kind, version = ''] = /^(hunyuandit|distillation)(-v1\.[012])?$/i.exec(nameOf(model)) ?? [];
    const quick = kind?.toLowerCase() === 'distillation';
    if (kind === undefined || (quick && version !== '-v1.2')) return [downloadSnippet(model, context)];
    const command = sh.identifier(context.platform.hubCommand);
    const fetch = quick
      ? sh`
          ${command} download ${base} --local-dir=ckpts
          ${hubDownload(model, context, { folder: 'ckpts/t2i/model', files: [distilled] })}
        `
      : hubDownload(model, context, { folder: 'ckpts' });
    // Up to version 1.1 the model also took a style and the image size.
    const older = version === '-v1.2' ? sh.none : sh` --use-style-cond --size-cond 1024 1024 --beta-end=0.03`;
    const settings = quick ? sh` --load-key=distill --infer-steps=50` : older;
    return [
      {
        title: 'Create its environment',
        install: [checkout('https://github.com/Tencent/HunyuanDiT'), conda],
        code: sh`
          conda env create --file=environment.yml
          conda activate HunyuanDiT
          python -m pip install -r requirements.txt
        `,
      },
      {
        title: 'Generate an image from a prompt',
        install: [hubTool(context)],
        warnings: [gpu, pickle],
        code: sh`
          ${fetch}
          python sample_t2i.py --no-enhance${settings} \
            --prompt=${ownPrompt(model) ?? samplePrompt(model, textToImage)}
        `,
      },
    ];
  },
});
