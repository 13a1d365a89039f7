import { py } from '../../code/index.ts';
import type { Notice } from '../../errors.ts';
import { fileEnding, hasTag } from '../../records/fields.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const otherFiles: Notice = {
  code: 'other-files',
  message: 'No snippet for GGUF files: RWKV does not read them, llama.cpp does.',
};

export default defineLibrary({
  prettyLabel: 'RWKV',
  synonyms: ['receptance weighted key value'],
  repoName: 'RWKV-LM',
  repoUrl: 'https://github.com/BlinkDL/RWKV-LM',
  docsUrl: 'https://rwkv.com/',
  summary: 'Language models that train like a transformer and run like a recurrent network.',
  countDownloads: 'path_extension:"pth"',
  languages: ['python'],
  tasks: ['text-generation'],

  snippets(model, context) {
    if (isGgufOnly(model)) return { notice: otherFiles };
    const listed = context.file ?? fileEnding(model, '.pth');
    const elsewhere = listed === undefined && hasTag(model, 'safetensors', 'onnx');
    // The oldest models need a vocabulary that the package does not include.
    if (elsewhere || /pile/i.test(model.id)) return [downloadSnippet(model, context)];
    const file = listed ?? 'model.pth';
    const seventh = /rwkv-?(?:x070|7)/i.test(`${model.id} ${file}`);
    return [
      {
        title: 'Generate text',
        install: [pip('rwkv'), pip('torch'), pip('numpy'), hubClient(context)],
        warnings:
          listed === undefined ? [pickle, placeholder('the name of the file with the weights')] : [pickle],
        code: py`
          ${
            seventh
              ? py`
                import os

                # Read when the package is imported.
                os.environ["RWKV_V7_ON"] = "1"
              `
              : py.none
          }

          import torch
          ${hubImport(context, 'hf_hub_download')}
          from rwkv.model import RWKV
          from rwkv.utils import PIPELINE

          path = ${hubFile(model, context, file)}
          strategy = "cuda fp16" if torch.cuda.is_available() else "cpu fp32"
          model = RWKV(model=path.removesuffix(".pth"), strategy=strategy)
          pipeline = PIPELINE(model, "rwkv_vocab_v20230424")

          prompt = ${`User: ${sampleTextOf(model, textGeneration)}\n\nAssistant:`}
          print(pipeline.generate(prompt, token_count=200))
        `,
      },
    ];
  },
});
