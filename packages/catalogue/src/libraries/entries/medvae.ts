import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'MedVAE',
  repoName: 'MedVAE',
  repoUrl: 'https://github.com/StanfordMIMI/MedVAE',
  summary: 'Compresses medical images to small codes that keep what matters for a diagnosis.',
  languages: ['python'],
  countDownloads: 'path_extension:"ckpt"',

  // The package downloads its weights by network name, always from the same repository.
  snippets: () => [
    {
      title: 'Compress an X-ray image',
      install: [pip('medvae')],
      warnings: [placeholder('an X-ray image, as image.png,')],
      code: py`
        import torch
        from medvae import MVAE

        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        model = MVAE(model_name="medvae_4_1_2d", modality="xray").to(device)
        model.requires_grad_(False)
        model.eval()

        image = model.apply_transform("image.png").to(device)
        with torch.no_grad():
            latent = model(image)
        print(latent.shape)
      `,
    },
  ],
});
