import { py } from '../../code/index.ts';
import { fileEnding, hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient } from '../../snippets/hub.ts';
import { hubFileEnding } from '../../snippets/hub-find.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'LiteRT',
  synonyms: ['tflite', 'tensorflow lite', 'tf lite', 'on device android', 'lite rt'],
  repoName: 'LiteRT',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT',
  docsUrl: 'https://ai.google.dev/edge/litert',
  summary: 'Runs models on phones and other small devices; the former TensorFlow Lite.',
  countDownloads: 'path_extension:"tflite"',
  languages: ['python'],
  aliases: ['tflite', 'tf-lite', 'tensorflowlite'],
  // Its tag also marks conversions from its format, and models of LiteRT-LM.
  refuses: (model) =>
    fileEnding(model, '.tflite') === undefined &&
    (/[-_.]onnx$/i.test(nameOf(model)) || model.library_name === 'litert-lm' || hasTag(model, 'litertlm')),
  fits: (model) =>
    fileEnding(model, '.tflite') === undefined ? undefined : 'The repository has a .tflite file.',

  snippets(model, context) {
    const { imports, find, path } = hubFileEnding(model, context, '.tflite');
    return [
      {
        title: 'Run it on zeros of the right shape',
        install: [pip('ai-edge-litert'), pip('numpy'), hubClient(context)],
        code: py`
          import numpy as np
          from ai_edge_litert.interpreter import Interpreter
          ${imports}

          ${find}
          path = ${path}
          interpreter = Interpreter(model_path=path)
          interpreter.allocate_tensors()

          for tensor in interpreter.get_input_details():
              interpreter.set_tensor(tensor["index"], np.zeros(tensor["shape"], dtype=tensor["dtype"]))
          interpreter.invoke()

          for tensor in interpreter.get_output_details():
              print(tensor["name"], interpreter.get_tensor(tensor["index"]).shape)
        `,
      },
    ];
  },
});
