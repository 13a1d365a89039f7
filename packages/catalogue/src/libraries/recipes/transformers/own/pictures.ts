/** @module Use of models that find, cut out, compare or encode parts of pictures, or read pictures between texts, with classes or inputs of their own. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { loadedImage, loadImport } from '../inputs/image.ts';
import { labelsOf } from '../inputs/labels.ts';
import { recordedType } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';
import { pictureNeeds } from '../needs/pictures.ts';
import { pointsUse } from '../uses/points.ts';

/** No auto class returns the one that marks what a text names: it takes the picture once per text. */
const segmentsUse: OwnUseOf = (model, context) => ({
  title: 'Find what texts describe in a picture',
  needs: [pip('pillow')],
  complete: true,
  imports: loadImport,
  preparer: 'AutoProcessor',
  name: 'CLIPSegForImageSegmentation',
  use: py`
    ${loadedImage(model, context)}
    labels = ${labelsOf(model, ['a bird', 'a branch'])}
    inputs = processor(text=labels, images=[image] * len(labels), padding=True, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    for label, mask in zip(labels, outputs.logits.sigmoid()):
        print(label, mask.shape, round((mask > 0.5).float().mean().item(), 3))
  `,
});

/** It takes a rough map of the subject with the picture. */
const mattingUse: OwnUseOf = (model, context) => ({
  title: 'Cut out a subject',
  needs: [pip('pillow')],
  complete: true,
  modules: py`from PIL import Image`,
  imports: loadImport,
  preparer: 'AutoImageProcessor',
  name: 'VitMatteForImageMatting',
  use: py`
    ${loadedImage(model, context)}
    # Black is background and white the subject; the model decides what is grey.
    trimap = Image.new("L", image.size, 0)
    trimap.paste(128, (32, 32, image.width - 32, image.height - 32))
    inputs = processor(images=image, trimaps=trimap, return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    alpha = outputs.alphas[0, 0, : image.height, : image.width].detach().float().cpu().numpy()
    image.putalpha(Image.fromarray((alpha * 255).astype("uint8")))
    image.save("output.png")
  `,
});

/** The name alone says that it compares two views; both types need the same. */
const keypointsUse: OwnUseOf = (model, context) => {
  const name = 'AutoModelForKeypointMatching';
  const typed = { ...model, config: { model_type: 'lightglue' } };
  const { code, imports = py.none, needs = [] } = pointsUse(typed, context, name);
  return {
    title: 'Match points in two pictures',
    needs,
    complete: true,
    imports,
    preparer: 'AutoImageProcessor',
    name,
    use: code,
  };
};

/** Its processor takes a list of texts and pictures; the repositories have no chat template. */
const interleavedUse: OwnUseOf = (model, { platform }) => {
  const image = sampleImage(model, platform);
  const prompt = /instruct/i.test(model.id)
    ? ['User:', image, 'What is in the picture?<end_of_utterance>', '\nAssistant:']
    : [image, 'Question: What is in the picture? Answer:'];
  return {
    title: 'Ask about a picture',
    needs: pictureNeeds,
    complete: true,
    preparer: 'AutoProcessor',
    name: 'AutoModelForImageTextToText',
    use: py`
      prompt = ${prompt}
      inputs = processor(text=prompt, return_tensors="pt").to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=40)
      print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
    `,
  };
};

/** Its pipeline, in the repository, returns the picture without the background. */
const backgroundUse: OwnUseOf = (model, { platform, revision }) => ({
  title: 'Remove the background of a picture',
  before: '5',
  onCpu: true,
  needs: [...pictureNeeds, pip('scikit-image')],
  others: ['pipeline'],
  loading: py`pipe = pipeline("image-segmentation", model=${model.id}${py.rest({ revision, trust_remote_code: true })})`,
  use: py`
    result = pipe(${sampleImage(model, platform)})
    result.save("output.png")
  `,
});

/** The class decides for the last; its type is a name of another class. */
/** It turns a picture into numbers, and numbers into a picture. */
const codesUse: OwnUseOf = (model, context) => {
  const load = { revision: context.revision, trust_remote_code: true };
  return {
    title: 'Turn a picture into codes and back',
    before: '5',
    needs: [pip('pillow')],
    modules: py`import torch`,
    others: ['AutoImageProcessor', 'AutoModel'],
    imports: loadImport,
    loading: py`
      processor = AutoImageProcessor.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModel.from_pretrained(${model.id}${py.rest(load)}).eval().cuda()
    `,
    use: py`
      ${loadedImage(model, context)}
      pixels = processor(image, return_tensors="pt")["pixel_values"].cuda()
      with torch.no_grad():
          codes = model.encode(pixels)
          decoded = model.decode(codes)
      print(codes.shape)
      processor.postprocess(decoded.flatten(0, 1))["pixel_values"][0].save("output.png")
    `,
  };
};

export const partsUse: OwnUseOf = (model, context) => {
  const named = `${model.id} ${recordedType(model)}`.toLowerCase();
  if (named.includes('clipseg')) return segmentsUse(model, context);
  if (named.includes('emu3')) return codesUse(model, context);
  if (named.includes('vitmatte')) return mattingUse(model, context);
  if (named.includes('glue_')) return keypointsUse(model, context);
  return (named.includes('idefics') ? interleavedUse : backgroundUse)(model, context);
};
