import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'COLIPRI',
  repoName: 'COLIPRI',
  repoUrl: 'https://huggingface.co/microsoft/colipri',
  docsUrl: 'https://huggingface.co/microsoft/colipri/blob/main/README.md',
  summary: 'Encodes chest CT scans and their reports, to classify a scan by descriptions.',
  countDownloads: 'path_extension:"safetensors"',
  languages: ['python'],
  tasks: ['zero-shot-image-classification'],

  snippets: (model, context) => [
    {
      title: 'Classify a chest scan by descriptions',
      install: [pip('colipri'), hubClient(context)],
      code: py`
        import torch
        from colipri import (
            ZeroShotImageClassificationPipeline,
            get_model,
            get_processor,
            load_sample_ct,
        )
        ${hubImport(context, 'hf_hub_download')}

        ${pickDevice}
        model = get_model(${hubFile(model, context, 'model.safetensors')}).to(device)
        pipeline = ZeroShotImageClassificationPipeline(model, get_processor())

        scan = load_sample_ct()
        for result in pipeline(scan, ["The lungs are clear", "There is a nodule in the lung"]):
            print(result["label"], result["score"])
      `,
    },
  ],
});
