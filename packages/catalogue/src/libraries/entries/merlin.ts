import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Merlin',
  repoName: 'Merlin',
  repoUrl: 'https://github.com/StanfordMIMI/Merlin',
  docsUrl: 'https://github.com/StanfordMIMI/Merlin/tree/main/documentation',
  summary: 'A vision-language model for computed tomography of the abdomen.',
  languages: ['python', 'shell'],
  tasks: ['image-text-to-text'],
  countDownloads: 'path_extension:"pt"',

  snippets(model, context) {
    // The package loads only the checkpoints of this repository.
    if (model.id !== 'stanfordmimi/Merlin') return [downloadSnippet(model, context)];
    const install = [pip('merlin-vlm'), pip('torch')];
    const warnings = [pickle];
    return [
      {
        title: 'Compare a scan with findings',
        install,
        warnings,
        code: py`
          import torch
          from merlin import Merlin
          from merlin.data import DataLoader, download_sample_data

          device = "cuda" if torch.cuda.is_available() else "cpu"
          model = Merlin().eval().to(device)

          scan = download_sample_data("scans")
          findings = ["Kidneys: normal. Bladder: inflamed.", "Liver: enlarged, with a large cyst."]
          batches = DataLoader(
              datalist=[{"image": scan, "text": text} for text in findings],
              cache_dir="scans-cache",
              batchsize=1,
              shuffle=False,
          )
          with torch.inference_mode():
              for batch in batches:
                  picture, _, words = model(batch["image"].to(device), batch["text"])
                  print(batch["text"], (picture @ words.T).item())
        `,
      },
      {
        title: 'Embed a scan',
        install,
        warnings,
        code: py`
          import torch
          from merlin import Merlin
          from merlin.data import DataLoader, download_sample_data

          device = "cuda" if torch.cuda.is_available() else "cpu"
          model = Merlin(ImageEmbedding=True).eval().to(device)

          scan = download_sample_data("scans")
          batches = DataLoader(datalist=[{"image": scan}], cache_dir="scans-cache", batchsize=1)
          with torch.inference_mode():
              for batch in batches:
                  print(model(batch["image"].to(device))[0].shape)
        `,
      },
    ];
  },
});
