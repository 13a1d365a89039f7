import { py } from '../../code/index.ts';
import { filesOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';

/** The file that marks a folder as one autoencoder, in the library's format or in Gemma Scope's. */
const weights = /(?:^|\/)(?:sae_weights\.safetensors|params\.npz)$/;

/** First and second release of Gemma Scope: the suffix of their release names, and one of their ids. */
const scopes = [
  [/^google\/gemma-scope-\d+b-/, '', 'layer_20/width_16k/average_l0_71'],
  [/^google\/gemma-scope-2-/, '-res', 'layer_17_width_16k_l0_medium'],
] as const;

export default defineLibrary({
  prettyLabel: 'SAELens',
  synonyms: ['sparse autoencoder', 'sae', 'sparse autoencoders'],
  repoName: 'SAELens',
  repoUrl: 'https://github.com/jbloomAus/SAELens',
  docsUrl: 'https://decoderesearch.github.io/SAELens/',
  summary: 'Trains sparse autoencoders on language models and looks at the features they find.',
  languages: ['python'],
  aliases: ['sae-lens', 'sae_lens', 'SAELens'],

  snippets(model, context) {
    const file = filesOf(model).find((path) => weights.test(path));
    const folder = file?.replace(weights, '');
    // Other formats are converted only by release name.
    const scope = scopes.find(([id]) => id.test(model.id));
    const foreign = scope !== undefined;
    const release = scope ? nameOf(model) + scope[1] : model.id;
    const sae = folder || (scope?.[2] ?? 'blocks.8.hook_resid_pre');
    const fromDisk = !foreign && (folder === '' || context.revision !== undefined);
    return [
      {
        title: 'Load a sparse autoencoder',
        install: [pip('sae-lens', '>=6'), pip('torch'), ...(fromDisk ? [hubClient(context)] : [])],
        warnings: file === undefined ? [placeholder('the folder of the autoencoder you want')] : [],
        code: py`
          ${fromDisk ? py`from pathlib import Path` : py.none}

          import torch
          ${fromDisk ? hubImport(context, 'snapshot_download') : py.none}
          from sae_lens import SAE

          ${
            fromDisk
              ? py`
                folder = Path(${hubSnapshot(model, context)})
                sae = SAE.load_from_disk(${folder === '' ? py`folder` : py`folder / ${sae}`})
              `
              : py`sae = SAE.from_pretrained(release=${release}, sae_id=${sae})`
          }
          print(sae.cfg)

          features = sae.encode(torch.randn(1, sae.cfg.d_in))
          print("Active features:", (features > 0).sum().item(), "of", sae.cfg.d_sae)
        `,
      },
    ];
  },
});
