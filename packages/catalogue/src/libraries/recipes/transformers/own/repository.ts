/** @module Models that see or paint pictures with calls of their own in the code of their repository, which no pipeline and no `generate` replaces. */
import { type Code, py } from '../../../../code/index.ts';
import { baseModelOf, nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { loadedImage, loadImport } from '../inputs/image.ts';
import { labelsOf } from '../inputs/labels.ts';
import type { OwnUse, OwnUseOf } from './example.ts';

const question = 'What is in the picture?';

const asking = { title: 'Ask about a picture', imports: loadImport } as const;

/** A model and its tokenizer, on the GPU. */
const loaded = (
  model: ModelRecord,
  { revision }: SnippetContext,
  more: Readonly<Record<string, boolean>> = {},
): Pick<OwnUse, 'modules' | 'others' | 'loading'> => {
  const load = { revision, trust_remote_code: true };
  return {
    modules: py`import torch`,
    others: ['AutoModel', 'AutoTokenizer'],
    loading: py`
      tokenizer = AutoTokenizer.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModel.from_pretrained(${model.id}${py.rest({ ...load, ...more })}, torch_dtype=torch.bfloat16)
      model = model.eval().cuda()
    `,
  };
};

const minicpm = (model: ModelRecord, context: SnippetContext) => ({
  ...asking,
  before: '4.52',
  use: py`
    ${loadedImage(model, context)}
    messages = [{"role": "user", "content": [image, ${question}]}]
    print(model.chat(image=None, msgs=messages, tokenizer=tokenizer))
  `,
});
const minicpmNeeds = [pip('pillow'), pip('torchvision'), pip('sentencepiece')];

/** Packages that the code imports for speech, also where that part is not loaded. */
const speechNeeds = [pip('librosa'), pip('soundfile'), pip('vector-quantize-pytorch'), pip('vocos')];

export const minicpmUse: OwnUseOf = (model, context) => ({
  ...minicpm(model, context),
  ...loaded(model, context),
  // Their tags may not tell by what their weights were quantized.
  needs: /int4/i.test(model.id) ? [...minicpmNeeds, pip('bitsandbytes'), pip('accelerate')] : minicpmNeeds,
});

export const minicpmSoundUse: OwnUseOf = (model, context) => ({
  ...minicpm(model, context),
  ...loaded(model, context, { init_audio: false, init_tts: false }),
  needs: [...minicpmNeeds, ...(/4[._]5/.test(nameOf(model)) ? [pip('minicpmo-utils[all]')] : speechNeeds)],
});

/** The first version of the second generation takes the picture beside the messages, and returns more than the answer. */
export const minicpmEarlyUse: OwnUseOf = (model, context) => ({
  ...asking,
  ...loaded(model, context),
  before: '4.41',
  python: '<3.13',
  needs: [...minicpmNeeds, pip('timm')],
  use: py`
    ${loadedImage(model, context)}
    messages = [{"role": "user", "content": ${question}}]
    answer, *_ = model.chat(image=image, msgs=messages, context=None, tokenizer=tokenizer)
    print(answer)
  `,
});

export const internvlUse: OwnUseOf = (model, context) => ({
  ...asking,
  ...loaded(model, context),
  // From 3.5 on it is based on Qwen3, which older releases lack; before, it calls what 4.50 has no more.
  before: /vl3[._]5/i.test(`${nameOf(model)} ${baseModelOf(model)}`) ? '5' : '4.50',
  needs: [pip('pillow'), pip('torchvision'), pip('einops'), pip('timm'), pip('sentencepiece')],
  modules: py`
    import torch
    from torchvision import transforms
  `,
  use: py`
    ${loadedImage(model, context)}
    prepare = transforms.Compose([
        transforms.Resize((448, 448)),
        transforms.ToTensor(),
        transforms.Normalize((0.485, 0.456, 0.406), (0.229, 0.224, 0.225)),
    ])
    pixels = prepare(image).unsqueeze(0).to(model.device, model.dtype)
    print(model.chat(tokenizer, pixels, ${question}, {"max_new_tokens": 64}))
  `,
});

const readerNeeds = ['pillow', 'torchvision', 'addict', 'easydict', 'einops', 'matplotlib'].map((name) =>
  pip(name),
);

/** They read a page from a file, and write Markdown and pictures into a folder. */
const reading = (
  { platform }: SnippetContext,
  prompt: string,
  size: number,
  more: Code<'python'> = py.none,
) => ({
  title: 'Read a document',
  imports: loadImport,
  use: py`
    image = load_image(${sampleUrl(platform, asset.invoice)})
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
  `,
});

export const deepSeekOcrUse: OwnUseOf = (model, context) => ({
  ...loaded(model, context),
  ...reading(
    context,
    '<image>\n<|grounding|>Convert the document to markdown. ',
    /ocr-2/i.test(model.id) ? 768 : 640,
  ),
  // Copies for later releases say so.
  ...(/^amd\/|latest/i.test(model.id) ? { before: '5' } : { before: '4.47', python: '<3.14' }),
  needs: readerNeeds,
});

export const unlimitedOcrUse: OwnUseOf = (model, context) => ({
  ...loaded(model, context),
  ...reading(
    context,
    '<image>document parsing.',
    640,
    py`
      max_length=32768,
      no_repeat_ngram_size=35,
      ngram_window=128,
    `,
  ),
  before: '5',
  needs: [...readerNeeds, pip('pymupdf'), pip('psutil')],
});

export const moondreamUse: OwnUseOf = (model, context) => ({
  ...asking,
  before: '5',
  // Later releases of the package store weights of 4 bits in another way.
  needs: [pip('pillow'), pip('accelerate'), ...(/4bit/i.test(model.id) ? [pip('torchao', '<0.14')] : [])],
  others: ['AutoModelForCausalLM'],
  loading: py`model = AutoModelForCausalLM.from_pretrained(${model.id}${py.rest({ revision: context.revision, trust_remote_code: true, device_map: 'cuda' })})`,
  use: py`
    ${loadedImage(model, context)}
    print(model.query(image, ${question})["answer"])
  `,
});

/** It has learned texts in Japanese. Its tokenizer returns tensors as it is. */
export const japaneseUse: OwnUseOf = (model, context) => {
  const load = { revision: context.revision, trust_remote_code: true };
  return {
    title: 'Compare a picture with texts',
    before: '5',
    onCpu: true,
    needs: [pip('pillow'), pip('timm'), pip('sentencepiece')],
    modules: py`import torch`,
    others: ['AutoImageProcessor', 'AutoModel', 'AutoTokenizer'],
    imports: loadImport,
    loading: py`
      tokenizer = AutoTokenizer.from_pretrained(${model.id}${py.rest(load)})
      processor = AutoImageProcessor.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModel.from_pretrained(${model.id}${py.rest(load)})
    `,
    use: py`
      ${loadedImage(model, context)}
      labels = ${labelsOf(model, ['動物', '人', '風景'])}
      with torch.no_grad():
          picture = model.get_image_features(**processor(image, return_tensors="pt"))
          texts = model.get_text_features(**tokenizer(labels))
      for label, score in zip(labels, (100 * picture @ texts.T).softmax(dim=-1)[0].tolist()):
          print(label, round(score, 3))
    `,
  };
};

/** Code in a folder with a dot in its name is not found. Models that follow instructions return what they thought as well. */
export const hunyuanImageUse: OwnUseOf = (model, { revision }) => {
  const instructed = /instruct/i.test(nameOf(model));
  return {
    title: 'Generate an image',
    before: '5',
    needs: [pip('accelerate'), pip('diffusers'), pip('einops'), pip('tiktoken'), pip('torchvision')],
    modules: py`from huggingface_hub import snapshot_download`,
    others: ['AutoModelForCausalLM'],
    loading: py`
      folder = snapshot_download(${model.id}${py.rest({ revision })}, local_dir=${nameOf(model).replaceAll('.', '_')})
      model = AutoModelForCausalLM.from_pretrained(
          folder,
          trust_remote_code=True,
          attn_implementation="sdpa",
          moe_impl="eager",
          torch_dtype="auto",
          device_map="auto",
      )
      model.load_tokenizer(folder)
    `,
    use: py`
      prompt = ${sampleText(model, 'text-to-image')}
      ${
        instructed
          ? py`
              thoughts, images = model.generate_image(prompt=prompt)
              image = images[0]
            `
          : py`image = model.generate_image(prompt=prompt)`
      }
      image.save("output.png")
    `,
  };
};
