import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'CXR Foundation',
  repoName: 'cxr-foundation',
  repoUrl: 'https://github.com/google-health/cxr-foundation',
  docsUrl: 'https://developers.google.com/health-ai-developer-foundations/cxr-foundation',
  summary: 'Embeds chest X-rays and text about them, for classifiers that need little data.',
  countDownloads: 'path:"precomputed_embeddings/embeddings.npz" OR path:"pax-elixr-b-text/saved_model.pb"',
  languages: ['python'],
  tasks: ['image-feature-extraction'],

  // The client downloads its one model; it takes neither an id nor a revision.
  snippets: () => [
    {
      title: 'Embed a chest X-ray',
      install: [
        pipGit('cxr-foundation', 'https://github.com/Google-Health/cxr-foundation.git#subdirectory=python'),
        pip('requests'),
      ],
      code: py`
        import requests
        from clientside.clients import make_hugging_face_client
        from PIL import Image

        # A chest X-ray by Stillwaterising, in the public domain (CC0).
        url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
        response = requests.get(url, headers={"User-Agent": "cxr-foundation-example"}, stream=True)
        image = Image.open(response.raw).convert("L")

        client = make_hugging_face_client("cxr-foundation")
        print(client.get_image_embeddings_from_images([image]))
      `,
    },
  ],
});
