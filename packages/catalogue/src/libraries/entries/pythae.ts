import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'pythae',
  repoName: 'pythae',
  repoUrl: 'https://github.com/clementchadebec/benchmark_VAE',
  docsUrl: 'https://pythae.readthedocs.io/',
  summary: 'Trains and compares variational autoencoders of many kinds.',
  // Last release: 2023.
  status: 'unmaintained',
  languages: ['python'],

  snippets(model, context) {
    const pinned = context.revision !== undefined;
    return [
      {
        title: 'Generate from the latent space',
        install: [pip('pythae'), hubClient(context)],
        warnings: [pickle],
        code: py`
          from pythae.models import AutoModel
          from pythae.samplers import NormalSampler
          ${pinned ? hubImport(context, 'snapshot_download') : py.none}

          ${
            pinned
              ? py`model = AutoModel.load_from_folder(${hubSnapshot(model, context)})`
              : py`model = AutoModel.load_from_hf_hub(${model.id}, allow_pickle=True)`
          }

          sampler = NormalSampler(model=model)
          samples = sampler.sample(num_samples=4)
          print(samples.shape)
        `,
      },
    ];
  },
});
