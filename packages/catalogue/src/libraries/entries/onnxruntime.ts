import { py } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'ONNX Runtime',
  synonyms: ['onnx', 'ort', 'onnx runtime', 'onnx model'],
  repoName: 'onnxruntime',
  repoUrl: 'https://github.com/microsoft/onnxruntime',
  docsUrl: 'https://onnxruntime.ai/docs/',
  summary: 'Runs models in the ONNX format on processors, graphics cards and phones.',
  languages: ['python'],
  countDownloads: 'path_extension:"onnx"',
  aliases: ['onnx', 'ort'],
  fits: (model) =>
    fileEnding(model, '.onnx') === undefined ? undefined : 'The repository has an .onnx file.',

  snippets(model, context) {
    const known = context.file ?? fileEnding(model, '.onnx');
    return [
      {
        title: 'Run it on zeros of the right shape',
        install: [pip('onnxruntime'), pip('numpy'), hubClient(context)],
        warnings: known === undefined ? [placeholder('the name of the .onnx file')] : [],
        code: py`
          import numpy as np
          import onnxruntime as ort
          ${hubImport(context, 'hf_hub_download')}

          session = ort.InferenceSession(${hubFile(model, context, known ?? 'model.onnx')})

          types = {"tensor(float)": "float32", "tensor(float16)": "float16", "tensor(int32)": "int32"}
          inputs = {
              one.name: np.zeros(
                  [size if isinstance(size, int) else 1 for size in one.shape],
                  types.get(one.type, "int64"),
              )
              for one in session.get_inputs()
          }
          for output, value in zip(session.get_outputs(), session.run(None, inputs)):
              print(output.name, value.shape)
        `,
      },
    ];
  },
});
