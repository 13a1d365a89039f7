import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { appleSilicon, oldPython } from '../../snippets/warnings.ts';

/** Transformers were trained for one image size, which their names end with. */
const sizeOf = (name: string): number => Number(/_(\d{3})(?:\.|$)/.exec(name)?.[1] ?? 224);

export default defineLibrary({
  prettyLabel: 'mlx-image',
  repoName: 'mlx-image',
  repoUrl: 'https://github.com/riccardomusmeci/mlx-image',
  docsUrl: 'https://huggingface.co/docs/hub/mlx-image',
  summary: 'Networks that classify and embed pictures, converted to run on Apple silicon.',
  languages: ['python'],
  tasks: ['image-classification', 'image-feature-extraction'],
  countDownloads: 'path:"model.safetensors"',

  // The package selects networks by name; the repository is that name with a suffix.
  snippets(model, context) {
    const name = nameOf(model).replace(/-mlxim$/, '');
    return [
      {
        title: 'Run the network on a picture',
        install: [pip('mlx-image', undefined, { python: '<3.13' })],
        warnings: [appleSilicon, oldPython('3.12')],
        code: py`
          from urllib.request import urlretrieve

          import mlx.core as mx
          ${hubImport(context, 'hf_hub_download')}
          from mlxim.io import read_rgb
          from mlxim.model import create_model
          from mlxim.transform import ImageNetTransform

          weights = ${hubFile(model, context, 'model.safetensors')}
          model = create_model(${name}, weights=weights)
          model.eval()

          urlretrieve(${retrievable(sampleImage(model, context.platform))}, "photo.png")
          prepare = ImageNetTransform(train=False, img_size=${sizeOf(name)})
          image = mx.array(prepare(read_rgb("photo.png")))
          output = model(mx.expand_dims(image, 0))
          print(output.shape, mx.argmax(output, axis=-1))
        `,
      },
    ];
  },
});
