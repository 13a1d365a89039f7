/** @module Use of models that score pairs of texts or conversations, or compare texts with pictures, in their own ways. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { loadedImage, loadImport } from '../inputs/image.ts';
import type { OwnUseOf } from './example.ts';

const classifier = {
  preparer: 'AutoTokenizer',
  name: 'AutoModelForSequenceClassification',
  complete: true,
} as const;

/** It tells whether the second text follows from the first; the middle output is for neither. */
const paraphraseUse: OwnUseOf = () => ({
  ...classifier,
  title: 'Score a paraphrase',
  use: py`
    text = "The ferry leaves at half past nine."
    paraphrase = "The boat departs at 9:30."
    inputs = tokenizer(text, paraphrase, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    print(outputs.logits[0, [0, 2]].softmax(0)[1].item())
  `,
});

/** One output, for an answer after what was said before. */
const answerUse: OwnUseOf = () => ({
  ...classifier,
  title: 'Score an answer',
  use: py`
    said = "I love the sea!"
    answer = "Me too! Where do you go?"
    inputs = tokenizer(f"{said}<|endoftext|>{answer}", return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    print(outputs.logits.sigmoid().item())
  `,
});

/** One output, for a translation of a text. */
const translationUse: OwnUseOf = () => ({
  ...classifier,
  title: 'Score a translation',
  needs: [pip('sentencepiece'), pip('protobuf')],
  use: py`
    text = "The library opens at nine in the morning."
    translation = "La bibliothèque ouvre à neuf heures du matin."
    inputs = tokenizer(text, translation, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    print(outputs.logits.item())
  `,
});

/** Only the part for texts, saved as a classifier: its outputs are compared with those of CLIP for pictures. */
const chineseClipUse: OwnUseOf = (model, context) => {
  // The largest was saved without a head.
  const bare = /vit-h/i.test(model.id);
  const usual = /large|vit-l/i.test(model.id)
    ? 'openai/clip-vit-large-patch14'
    : 'openai/clip-vit-base-patch32';
  const clip = bare ? 'laion/CLIP-ViT-H-14-laion2B-s32B-b79K' : usual;
  return {
    ...classifier,
    ...(bare && { name: 'AutoModel' }),
    title: 'Compare texts with a picture',
    needs: [pip('pillow')],
    modules: py`import torch`,
    others: ['AutoProcessor', 'CLIPModel'],
    imports: loadImport,
    use: py`
      processor = AutoProcessor.from_pretrained(${clip})
      clip = CLIPModel.from_pretrained(${clip}, device_map="auto")

      ${loadedImage(model, context)}
      pixels = processor(images=image, return_tensors="pt").to(clip.device)
      seen = clip.get_image_features(**pixels).pooler_output

      texts = ["两只鹦鹉", "一座山"]
      inputs = tokenizer(texts, padding=True, return_tensors="pt").to(model.device)
      outputs = model(**inputs)
      for text, score in zip(texts, torch.cosine_similarity(outputs.${bare ? py`pooler_output` : py`logits`}, seen.to(model.device)).tolist()):
          print(text, round(score, 3))
    `,
  };
};

/** The code of the repository scores a conversation. */
const conversationUse: OwnUseOf = (model, { revision }) => {
  const load = { revision, trust_remote_code: true };
  return {
    title: 'Score an answer',
    before: '4.49',
    needs: ['sentencepiece', 'einops', 'accelerate'].map((name) => pip(name)),
    modules: py`import torch`,
    others: ['AutoModel', 'AutoTokenizer'],
    loading: py`
      tokenizer = AutoTokenizer.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModel.from_pretrained(${model.id}${py.rest({ ...load, device_map: 'cuda' })}, torch_dtype=torch.float16)
    `,
    use: py`
      messages = [
          {"role": "user", "content": "What is the capital of France?"},
          {"role": "assistant", "content": "The capital of France is Paris."},
      ]
      print(model.get_score(tokenizer, messages))
    `,
  };
};

export const scoreUse: OwnUseOf = (model, context) => {
  if (/parrot/i.test(model.id)) return paraphraseUse(model, context);
  if (/transquest/i.test(model.id)) return translationUse(model, context);
  if (/taiyi/i.test(model.id)) return chineseClipUse(model, context);
  return (/reward/i.test(model.id) ? conversationUse : answerUse)(model, context);
};
