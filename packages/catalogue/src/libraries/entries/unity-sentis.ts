import { csharp } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'unity-sentis',
  synonyms: ['unity inference', 'sentis', 'unity'],
  repoName: 'unity-sentis',
  repoUrl: 'https://github.com/Unity-Technologies/sentis-samples',
  docsUrl: 'https://docs.unity3d.com/Packages/com.unity.ai.inference@latest',
  filter: true,
  countDownloads: 'path_extension:"sentis"',
  summary: 'Runs neural networks inside games and apps made with Unity.',
  languages: ['csharp', 'shell'],

  // Since version 2 the engine creates workers with a constructor; the factory was removed.
  snippets(model, context) {
    const file = context.file ?? fileEnding(model, '.sentis', '.onnx') ?? 'model.sentis';
    return [
      {
        title: 'Download the file',
        install: [hubClient(context)],
        code: hubDownload(model, context, { files: [file], folder: 'Assets/StreamingAssets' }),
      },
      {
        title: 'Load the model and create a worker',
        install: [{ kind: 'package', ecosystem: 'unity', name: 'com.unity.ai.inference' }],
        warnings:
          fileEnding(model, '.sentis', '.onnx') === undefined
            ? [placeholder('the name of the model file')]
            : [],
        code: csharp`
          using System.IO;
          using Unity.InferenceEngine;
          using UnityEngine;

          public class RunModel : MonoBehaviour
          {
              Worker worker;

              void Start()
              {
                  var path = Path.Combine(Application.streamingAssetsPath, ${file});
                  Model model = ModelLoader.Load(path);
                  worker = new Worker(model, BackendType.GPUCompute);
                  foreach (var input in model.inputs)
                      Debug.Log(input.name + " " + input.shape);
              }

              void OnDestroy()
              {
                  worker?.Dispose();
              }
          }
        `,
      },
    ];
  },
});
