/** @module Models of Transformers.js that answer about a picture: no pipeline of the package runs them. */
import { type Code, js } from '../../../code/index.ts';
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { Platform } from '../../../platform.ts';
import { sampleImage } from '../../../snippets/samples/image.ts';
import { invoice } from '../../../tasks/sample-assets.ts';
import type { ScriptModel } from '../transformers/script/models.ts';

type Script = Code<'javascript'>;

/** Defines `inputs` from a question and `image`. */
type Prepare = (question: string) => Script;

/** The template writes the messages; the processors differ in the order of their arguments. */
const templated = (content: Script, given: Script): Script => js`
  const messages = [{ role: "user", content: ${content} }];
  const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
  const inputs = await processor(${given});
`;

const inParts =
  (given: Script): Prepare =>
  (question) =>
    templated(js`[{ type: "image" }, { type: "text", text: ${question} }]`, given);

const imageFirst = js`image, prompt, { add_special_tokens: false }`;

interface Family {
  /** In the model type, a tag or the name. */
  readonly words: RegExp;
  /** The class of the model, if it is not an auto class. */
  readonly modelClass?: Script;
  readonly prepare: Prepare;
}

const families: readonly Family[] = [
  // Its template has no part for a picture.
  {
    words: /fastvlm|llava_qwen2/i,
    prepare: (question) => templated(js`${`<image>${question}`}`, imageFirst),
  },
  {
    words: /\bjanus|multi_modality/i,
    modelClass: js`MultiModalityCausalLM`,
    prepare: (question) => js`
      const messages = [{ role: "<|User|>", content: ${`<image_placeholder>\n${question}`} }];
      const inputs = await processor(messages, { images: image });
    `,
  },
  { words: /lfm2(?:\.5)?[-_]vl|mistral3|ministral-3-/i, prepare: inParts(imageFirst) },
  // Sounds are the third argument.
  {
    words: /gemma-?(?:3n|4)/i,
    prepare: inParts(js`prompt, image, null, { add_special_tokens: false }`),
  },
  {
    words: /docling|idefics3|smolvlm|qwen(?:2(?:[._]5)?|3)[-_]?vl|qwen3[._]5|gemma-?3(?:[-_ ]|$)|glm[-_]ocr/i,
    prepare: inParts(js`prompt, image`),
  },
];

const tasks = /^(?:any-to-any|image(?:-text)?-to-text|visual-question-answering)$/;

/** Undefined if it is no such model. */
export function visionChat(
  model: ModelRecord,
  platform: Platform,
  revision: string | undefined,
): ScriptModel | undefined {
  if (!tasks.test(model.pipeline_tag ?? '')) return undefined;
  const words = [model.config?.model_type ?? '', ...(model.tags ?? []), nameOf(model)].join(' ');
  const family = families.find((one) => one.words.test(words));
  if (family === undefined) return undefined;
  const { modelClass = js`AutoModelForImageTextToText`, prepare } = family;
  const [pin, named] =
    revision === undefined ? [js.none, js.none] : [js`, ${{ revision }}`, js`, revision: ${revision}`];
  const page = /docling/i.test(model.id);
  return {
    names: js`AutoProcessor, ModelRegistry, ${modelClass}, RawImage, Tensor`,
    call: js`
      const dtypes = await ModelRegistry.get_available_dtypes(${model.id}${pin});
      const dtype = dtypes.includes("q4") ? "q4" : "auto";
      const model = await ${modelClass}.from_pretrained(${model.id}, { dtype${named} });
      const processor = await AutoProcessor.from_pretrained(${model.id}${pin});

      const image = await RawImage.read(${page ? sampleImage(model, platform, invoice) : sampleImage(model, platform)});
      ${prepare(page ? 'Convert this page to docling.' : 'What is in the picture?')}
      const output = await model.generate({ ...inputs, max_new_tokens: 512 });
      if (output instanceof Tensor) {
        const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
        console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
      }
    `,
  };
}
