import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'FleXray',
  repoName: 'FleXray',
  repoUrl: 'https://github.com/VictorButoi/FleXray',
  docsUrl: 'https://github.com/VictorButoi/FleXray/tree/main/docs',
  summary: 'Marks the bones and organs in X-ray pictures of any part of the body.',
  countDownloads: 'path_extension:"safetensors" OR path_extension:"onnx"',
  languages: ['python'],
  tasks: ['image-segmentation'],

  snippets: (model, { revision }) => [
    {
      title: 'Segment an X-ray',
      install: [pip('flexray')],
      warnings: [placeholder('an X-ray picture, as xray.png,')],
      code: py`
        from fxr.inference import FleXraySegmenter

        segmenter = FleXraySegmenter.from_pretrained(${model.id}${py.rest({ revision })})
        prediction = segmenter.predict("xray.png", threshold=0.5)

        print(prediction.masks.shape)
        for name, mask in zip(segmenter.label_names or [], prediction.masks[0]):
            if mask.any():
                print(name, int(mask.sum()), "pixels")
      `,
    },
  ],
});
