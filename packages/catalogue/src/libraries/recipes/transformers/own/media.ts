/** @module Use of models of pictures, films or speech, with classes or inputs that few others have. */
import { py } from '../../../../code/index.ts';
import { nameOf } from '../../../../records/fields.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { topLabel } from '../tasks/classes.ts';
import { imageNeeds, loadedImage, loadImport } from '../inputs/image.ts';
import type { OwnUseOf } from './example.ts';
import { pictureNeeds } from '../needs/pictures.ts';

/** Only checkpoints that are named after a set of labels classify. */
export const videoUse: OwnUseOf = (model, { platform }) => {
  const labels = /ssv2|diving48|ek100|k400|kinetics/i.test(nameOf(model));
  return {
    title: labels ? 'Classify a video' : 'Compute features of a video',
    needs: [pip('av'), pip('torchvision')],
    imports: py`from transformers.video_utils import load_video`,
    preparer: 'AutoVideoProcessor',
    name: labels ? 'AutoModelForVideoClassification' : 'AutoModel',
    use: py`
      frames, _ = load_video(${sampleUrl(platform, asset.clip)}, num_frames=model.config.frames_per_clip)
      inputs = processor(list(frames), return_tensors="pt").to(model.device, model.dtype)
      ${
        labels
          ? py`
              outputs = model(**inputs)
              ${topLabel}
            `
          : py`print(model.get_vision_features(**inputs).shape)`
      }
    `,
  };
};

/** It takes what a detector found in a picture, which Transformers does not have. */
export const regionsUse: OwnUseOf = (model) => {
  const asks = model.config?.architectures?.[0]?.endsWith('QuestionAnswering') === true;
  return {
    title: asks ? 'Answer a question about a picture' : 'Compute features of a text and a picture',
    modules: py`import torch`,
    preparer: 'AutoTokenizer',
    name: asks ? 'AutoModelForQuestionAnswering' : 'AutoModel',
    use: py`
      inputs = tokenizer("What is on the table?", return_tensors="pt").to(model.device)
      # A Faster R-CNN finds 36 regions of a picture; zeros stand for their features and boxes.
      features = torch.zeros(1, 36, model.config.visual_feat_dim, device=model.device)
      boxes = torch.zeros(1, 36, model.config.visual_pos_dim, device=model.device)
      outputs = model(**inputs, visual_feats=features, visual_pos=boxes)
      ${
        asks
          ? py`print(outputs.question_answering_score.argmax(-1).item())`
          : py`print(outputs.language_output.shape, outputs.vision_output.shape)`
      }
    `,
  };
};

export const gapUse: OwnUseOf = (model, context) => ({
  title: 'Fill a gap in the description of a picture',
  needs: [pip('pillow')],
  imports: loadImport,
  preparer: 'AutoProcessor',
  name: 'ViltForMaskedLM',
  use: py`
    ${loadedImage(model, context)}
    text = f"two {processor.tokenizer.mask_token} on a branch"
    inputs = processor(images=image, text=text, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    masked = inputs["input_ids"][0] == processor.tokenizer.mask_token_id
    print(processor.tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
  `,
});

/** The part for pictures of a CLIP model; repositories of such parts have no processor. */
export const pictureUse: OwnUseOf = (model, context) => ({
  title: 'Compute features of a picture',
  needs: [pip('pillow')],
  imports: loadImport,
  preparer: 'AutoImageProcessor',
  source: /large/i.test(model.id) ? 'openai/clip-vit-large-patch14' : 'openai/clip-vit-base-patch32',
  name: 'AutoModel',
  use: py`
    ${loadedImage(model, context)}
    inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    print(outputs.pooler_output.shape)
  `,
});

/** An encoder-decoder, which was not trained to chat. */
export const continueUse: OwnUseOf = (model, context) => ({
  title: 'Describe a picture',
  needs: pictureNeeds,
  imports: loadImport,
  preparer: 'AutoProcessor',
  name: 'AutoModelForImageTextToText',
  use: py`
    ${loadedImage(model, context)}
    prompt = "<start_of_image> in this image, there is"
    inputs = processor(images=image, text=prompt, return_tensors="pt").to(model.device, model.dtype)
    outputs = model.generate(**inputs, max_new_tokens=40)
    print(processor.decode(outputs[0], skip_special_tokens=True))
  `,
});

/**
 * An image encoder and a language model, trained as a pair: AutoProcessor would return the tokenizer alone. Those that
 * read a page write more than a caption.
 */
export const describedUse: OwnUseOf = (model, context) => {
  const reads = /ocr/i.test(model.id);
  return {
    title: reads ? 'Read the text in a picture' : 'Describe a picture',
    preparer: 'AutoImageProcessor',
    name: 'AutoModelForImageTextToText',
    others: ['AutoTokenizer'],
    imports: loadImport,
    needs: imageNeeds(model),
    use: py`
      tokenizer = AutoTokenizer.from_pretrained(${model.id}${py.rest({ revision: context.revision })})
      ${reads ? py`image = load_image(${sampleUrl(context.platform, asset.invoice)})` : loadedImage(model, context)}
      inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
      outputs = model.generate(**inputs, max_new_tokens=${reads ? 300 : 40})
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  };
};
