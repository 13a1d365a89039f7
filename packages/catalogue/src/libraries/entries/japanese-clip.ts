import { py } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../tasks/sample-files.ts';
import { cats } from '../../tasks/sample-assets.ts';

const source = 'https://github.com/rinnakk/japanese-clip';

const isKnown = ({ id }: ModelRecord): boolean => /^rinna\/japanese-cl(?:ip|oob)-vit-b-16$/.test(id);

export default defineLibrary({
  prettyLabel: 'Japanese CLIP',
  synonyms: ['rinna clip', 'cloob', 'japanese cloob'],
  repoName: 'japanese-clip',
  repoUrl: source,
  docsUrl: source,
  summary: 'Compares pictures with Japanese texts.',
  languages: ['python'],
  tasks: ['feature-extraction', 'zero-shot-image-classification'],
  // Their configs have the type of CLIP, but other layers.
  claims: (model) => (isKnown(model) ? 'It is one of the models of Japanese CLIP.' : undefined),
  refuses: (model) => !isKnown(model),

  snippets: (model, { platform, revision }) => [
    {
      title: 'Compare a picture with texts',
      install: [
        pipGit('japanese_clip', source, { python: '<3.10' }),
        // It calls a function that later releases do not have.
        pip('huggingface_hub', '<0.26'),
        pip('transformers', '<4.47'),
        pip('pillow'),
      ],
      code: py`
        from urllib.request import urlretrieve

        import japanese_clip as ja_clip
        import torch
        from PIL import Image

        model, preprocess = ja_clip.load(${model.id}, device="cpu"${py.rest({ revision })})

        urlretrieve(${retrievable(sampleUrl(platform, cats))}, "cats.jpg")
        image = preprocess(Image.open("cats.jpg")).unsqueeze(0)
        labels = ["犬", "猫", "象"]
        texts = ja_clip.tokenize(labels, device="cpu")
        with torch.no_grad():
            image_features = model.get_image_features(image)
            text_features = model.get_text_features(**texts)

        scores = (100 * image_features @ text_features.T).softmax(dim=-1)
        print(dict(zip(labels, scores[0].tolist())))
      `,
    },
  ],
});
