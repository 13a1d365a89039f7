import { py } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'CollectorVision',
  repoName: 'CollectorVision',
  repoUrl: 'https://github.com/HanClinto/CollectorVision',
  summary: 'Finds collectible cards in photos and tells which card it is.',
  countDownloads: 'path_extension:"onnx"',
  languages: ['python'],
  tasks: ['image-classification', 'object-detection'],

  // A checkpoint contains one of the two networks; only the task shows which.
  snippets(model, context) {
    const file = hubFile(model, context, context.file ?? fileEnding(model, '.onnx') ?? 'model.onnx');
    const common = {
      // The package leaves the choice of the ONNX runtime to the user.
      install: [
        pipGit('collectorvision', 'https://github.com/HanClinto/CollectorVision'),
        pip('onnxruntime'),
        hubClient(context),
      ],
      warnings: [placeholder('a photo of a card, as card.jpg,')],
    };
    const detector: Snippet = {
      ...common,
      title: 'Find the corners of a card',
      code: py`
        import cv2
        from collector_vision.detectors import NeuralCornerDetector
        ${hubImport(context, 'hf_hub_download')}

        detector = NeuralCornerDetector(${file})

        photo = cv2.imread("card.jpg")
        detection = detector.detect(photo)
        print(detection.card_present, detection.corners)
        detection.dewarp(photo).save("card-aligned.png")
      `,
    };
    const embedder: Snippet = {
      ...common,
      title: 'Embed a picture of a card',
      code: py`
        from collector_vision.embedders import NeuralEmbedder
        ${hubImport(context, 'hf_hub_download')}
        from PIL import Image

        embedder = NeuralEmbedder(${file})

        embedding = embedder.embed(Image.open("card.jpg"))
        print(embedding.shape)
      `,
    };
    if (/detection/.test(model.pipeline_tag ?? '')) return [detector];
    if (model.pipeline_tag === 'image-feature-extraction') return [embedder];
    return [
      { ...detector, title: 'If it is a corner detector: find the corners of a card' },
      { ...embedder, title: 'If it is an embedder: embed a picture of a card' },
    ];
  },
});
