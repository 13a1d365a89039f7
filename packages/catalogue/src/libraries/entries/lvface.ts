import { py } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

const usual = 'LVFace-L_Glint360K/LVFace-L_Glint360K.onnx';

export default defineLibrary({
  prettyLabel: 'LVFace',
  repoName: 'LVFace',
  repoUrl: 'https://github.com/bytedance/LVFace',
  summary: 'Turns a face into a vector, so that two pictures of one person can be matched.',
  countDownloads: 'path_extension:"pt" OR path_extension:"onnx"',
  languages: ['python'],
  tasks: ['image-feature-extraction'],

  snippets(model, context) {
    return [
      {
        title: 'Turn a face into a vector',
        install: [
          checkout('https://github.com/bytedance/LVFace.git'),
          pip('onnxruntime-gpu'),
          pip('opencv-python'),
          pip('requests'),
          hubClient(context),
        ],
        warnings: [gpu, placeholder('a picture of one face, as face.jpg,')],
        code: py`
          ${hubImport(context, 'hf_hub_download')}
          from inference_onnx import LVFaceONNXInferencer

          model_path = ${hubFile(model, context, context.file ?? fileEnding(model, '.onnx') ?? usual)}
          inferencer = LVFaceONNXInferencer(model_path, use_gpu=True)

          embedding = inferencer.infer_from_image("face.jpg")
          print(embedding.shape)
        `,
      },
    ];
  },
});
