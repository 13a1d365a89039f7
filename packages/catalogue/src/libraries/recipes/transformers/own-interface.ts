/** @module Models with calls of their own in the code of their repository, which no pipeline and no `generate` replaces. */
import { type Code, py } from '../../../code/index.ts';
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { sampleUrl } from '../../../snippets/sample-image.ts';
import type { Snippet } from '../../../snippets/snippet.ts';
import { gpu, remoteCode } from '../../../snippets/warnings.ts';
import * as asset from '../../../tasks/sample-assets.ts';
import type { Asset } from '../../../tasks/sample-assets.ts';
import { written } from './cautions.ts';
import { loadedImage, loadImport } from './image-input.ts';
import { codedSpeech } from './coded-speech.ts';
import type { OwnInterface } from './own-interface-kind.ts';
import { quantizationNeeds } from './quantization.ts';

interface Interface {
  readonly title?: string;
  /** The picture, if it is not the usual one. */
  readonly picture?: Asset;
  /** The release of Transformers that no longer runs the code. */
  readonly before: string;
  readonly needs: readonly Requirement[];
  /** Imports before those of Transformers. */
  readonly imports?: Code<'python'>;
  readonly names: Code<'python'>;
  /** Lines that load the model, and lines that use it with `image`. */
  readonly loading: Code<'python'>;
  readonly use: Code<'python'>;
}

type Options = Readonly<Record<string, string | boolean | undefined>>;

const question = 'What is in the picture?';

/** A model and its tokenizer, on the GPU. */
const loaded = (
  model: ModelRecord,
  load: Options,
  more: Options = {},
): Pick<Interface, 'names' | 'loading'> => ({
  names: py`AutoModel, AutoTokenizer`,
  loading: py`
    tokenizer = AutoTokenizer.from_pretrained(${model.id}${py.rest(load)})
    model = AutoModel.from_pretrained(${model.id}${py.rest({ ...load, ...more })}, torch_dtype=torch.bfloat16)
    model = model.eval().cuda()
  `,
});

const minicpm = {
  before: '4.52',
  imports: py`import torch`,
  use: py`
    messages = [{"role": "user", "content": [image, ${question}]}]
    print(model.chat(image=None, msgs=messages, tokenizer=tokenizer))
  `,
};
const minicpmNeeds = [pip('torchvision'), pip('sentencepiece')];

/** Packages that the code imports for speech, also where that part is not loaded. */
const speechNeeds = [pip('librosa'), pip('soundfile'), pip('vector-quantize-pytorch'), pip('vocos')];

/** They read a page from a file, and write Markdown and pictures into a folder. */
const reader = {
  title: 'Read a document',
  picture: asset.invoice,
  imports: py`import torch`,
};
const readerNeeds = ['torchvision', 'addict', 'easydict', 'einops', 'matplotlib'].map((name) => pip(name));

const read = (prompt: string, size: number, more: Code<'python'> = py.none): Code<'python'> => py`
  image.save("page.png")
  model.infer(
      tokenizer,
      prompt=${prompt},
      image_file="page.png",
      output_path="output",
      base_size=1024,
      image_size=${size},
      crop_mode=True,
      ${more}
      save_results=True,
  )
`;

const interfaces: Readonly<
  Record<Exclude<OwnInterface, 'coded speech'>, (model: ModelRecord, load: Options) => Interface>
> = {
  minicpmv: (model, load) => ({ ...minicpm, ...loaded(model, load), needs: minicpmNeeds }),
  minicpmo: (model, load) => ({
    ...minicpm,
    ...loaded(model, load, { init_audio: false, init_tts: false }),
    needs: [...minicpmNeeds, ...(/4[._]5/.test(nameOf(model)) ? [pip('minicpmo-utils[all]')] : speechNeeds)],
  }),
  internvl_chat: (model, load) => ({
    ...loaded(model, load),
    // From 3.5 on it is based on Qwen3, which older releases lack; before, it calls what 4.50 has no more.
    before: /3[._]5/.test(nameOf(model)) ? '5' : '4.50',
    needs: [pip('torchvision'), pip('einops'), pip('timm'), pip('sentencepiece')],
    imports: py`
      import torch
      from torchvision import transforms
    `,
    use: py`
      prepare = transforms.Compose([
          transforms.Resize((448, 448)),
          transforms.ToTensor(),
          transforms.Normalize((0.485, 0.456, 0.406), (0.229, 0.224, 0.225)),
      ])
      pixels = prepare(image).unsqueeze(0).to(model.device, model.dtype)
      print(model.chat(tokenizer, pixels, ${question}, {"max_new_tokens": 64}))
    `,
  }),
  'deepseek ocr': (model, load) => ({
    ...reader,
    ...loaded(model, load),
    before: '4.47',
    needs: readerNeeds,
    use: read(
      '<image>\n<|grounding|>Convert the document to markdown. ',
      /ocr-2/i.test(model.id) ? 768 : 640,
    ),
  }),
  'unlimited-ocr': (model, load) => ({
    ...reader,
    ...loaded(model, load),
    before: '5',
    needs: [...readerNeeds, pip('pymupdf'), pip('psutil')],
    use: read(
      '<image>document parsing.',
      640,
      py`
        max_length=32768,
        no_repeat_ngram_size=35,
        ngram_window=128,
      `,
    ),
  }),
  moondream1: (model, load) => ({
    before: '5',
    needs: [pip('accelerate')],
    names: py`AutoModelForCausalLM`,
    loading: py`model = AutoModelForCausalLM.from_pretrained(${model.id}${py.rest({ ...load, device_map: 'cuda' })})`,
    use: py`print(model.query(image, ${question})["answer"])`,
  }),
};

export function ownInterface(kind: OwnInterface, model: ModelRecord, context: SnippetContext): Snippet {
  if (kind === 'coded speech') return codedSpeech(model, context);
  const load = { revision: context.revision, trust_remote_code: true };
  const {
    title,
    picture,
    before,
    needs,
    imports = py.none,
    names,
    loading,
    use,
  } = interfaces[kind](model, load);
  return {
    title: title ?? 'Ask about a picture',
    install: [
      pip('transformers', `<${before}`),
      pip('torch'),
      ...quantizationNeeds(model, 4),
      pip('pillow'),
      ...needs,
    ],
    warnings: [remoteCode, written(before), gpu],
    code: py`
      ${imports}
      from transformers import ${names}
      ${loadImport}

      ${loading}

      ${picture ? py`image = load_image(${sampleUrl(context.platform, picture)})` : loadedImage(model, context)}
      ${use}
    `,
  };
}
