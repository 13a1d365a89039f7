import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'Derm Foundation',
  repoName: 'derm-foundation',
  repoUrl: 'https://github.com/google-health/derm-foundation',
  docsUrl: 'https://developers.google.com/health-ai-developer-foundations/derm-foundation',
  summary: 'Embeds photos of skin, for classifiers that need little data.',
  countDownloads: 'path:"scin_dataset_precomputed_embeddings.npz" OR path:"saved_model.pb"',
  languages: ['python'],
  tasks: ['image-feature-extraction'],

  snippets: (model, context) => [
    {
      title: 'Embed a photo of skin',
      install: [pip('tensorflow'), hubClient(context)],
      code: py`
        from urllib.request import urlopen

        import tensorflow as tf
        ${hubImport(context, 'snapshot_download')}

        model = tf.saved_model.load(${hubSnapshot(model, context)})

        # A picture of the public SCIN data set.
        url = "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png"
        with urlopen(url) as response:
            picture = tf.train.Feature(bytes_list=tf.train.BytesList(value=[response.read()]))
        features = tf.train.Features(feature={"image/encoded": picture})
        example = tf.train.Example(features=features).SerializeToString()

        output = model.signatures["serving_default"](inputs=tf.constant([example]))
        print(output["embedding"].numpy().flatten())
      `,
    },
  ],
});
