import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';

/** The extractor for each kind of keypoints with a trained matcher. */
const extractors: Readonly<Record<string, string>> = { superpoint: 'SuperPoint', disk: 'DISK' };

export default defineLibrary({
  prettyLabel: 'LightGlue',
  synonyms: ['light glue'],
  repoName: 'LightGlue',
  repoUrl: 'https://github.com/cvg/LightGlue',
  summary: 'Matches the keypoints of two pictures, fast where the match is easy.',
  languages: ['python', 'shell'],
  tasks: ['keypoint-detection'],
  countDownloads: 'path_extension:"pth" OR path:"config.json"',

  // The package downloads its authors' weights by feature name, never from a repository.
  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    const found = Object.entries(extractors).find(([features]) => name === `lightglue_${features}`);
    if (found === undefined || !model.id.startsWith('ETH-CVG/')) return [downloadSnippet(model, context)];
    const [features, extractor] = found;
    const names = ['LightGlue', extractor].toSorted().map((one) => py.identifier(one));
    return [
      {
        title: 'Match the keypoints of two pictures',
        install: [checkout('https://github.com/cvg/LightGlue', { install: ['-e', '.'] })],
        code: py`
          import torch
          from lightglue import ${py.join(names, ', ')}
          from lightglue.utils import load_image, rbd

          device = "cuda" if torch.cuda.is_available() else "cpu"
          extractor = ${py.identifier(extractor)}(max_num_keypoints=2048).eval().to(device)
          # The weights come from the releases of the project.
          matcher = LightGlue(features=${features}).eval().to(device)

          left = extractor.extract(load_image("assets/DSC_0410.JPG").to(device))
          right = extractor.extract(load_image("assets/DSC_0411.JPG").to(device))
          with torch.inference_mode():
              matches = rbd(matcher({"image0": left, "image1": right}))["matches"]

          points = rbd(left)["keypoints"][matches[:, 0]]
          partners = rbd(right)["keypoints"][matches[:, 1]]
          for point, partner in zip(points.tolist(), partners.tolist()):
              print(point, partner)
        `,
      },
    ];
  },
});
