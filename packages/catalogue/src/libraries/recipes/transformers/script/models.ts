/** @module Transformers.js without a pipeline: the classes are loaded and called one by one. */
import { type Code, js } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Platform } from '../../../../platform.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { sampleSentences } from '../../../../snippets/samples/sentences.ts';
import { textPrefixOf } from '../../../../records/traits/text-marks.ts';
import { imageLabels, labelsOf } from '../inputs/labels.ts';
import type { ScriptModelKind } from './kind.ts';

export interface ScriptModel {
  /** Imported from the package. */
  readonly names: Code<'javascript'>;
  readonly call: Code<'javascript'>;
}

type Make = (
  model: ModelRecord,
  platform: Platform,
  pin: Code<'javascript'>,
  revision: string | undefined,
) => ScriptModel;

const makers: Readonly<Record<ScriptModelKind, Make>> = {
  answered: (model, _platform, pin, revision) => ({
    names: js`Tensor, VoxtralForConditionalGeneration, VoxtralProcessor`,
    call: js`
      const model = await VoxtralForConditionalGeneration.from_pretrained(${model.id}, ${{ dtype: 'q4', ...(revision !== undefined && { revision }) }});
      const processor = await VoxtralProcessor.from_pretrained(${model.id}${pin});

      const content = [{ type: "audio" }, { type: "text", text: "What is said in the recording?" }];
      const prompt = processor.apply_chat_template([{ role: "user", content }]);
      const inputs = await processor(prompt, channelData[0]);
      const output = await model.generate({ ...inputs, max_new_tokens: 256 });
      if (output instanceof Tensor) {
        const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
        console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
      }
    `,
  }),
  boxes: (model, platform, pin) => ({
    names: js`AutoModel, AutoProcessor, RawImage`,
    call: js`
      const model = await AutoModel.from_pretrained(${model.id}${pin});
      const processor = await AutoProcessor.from_pretrained(${model.id}${pin});

      const image = await RawImage.read(${sampleImage(model, platform)});
      const inputs = await processor(image);
      // Some graphs call their input "images".
      const [output] = Object.values(await model({ ...inputs, images: inputs.pixel_values }));
      const [height, width] = inputs.reshaped_input_sizes[0];
      const [x, y] = [image.width / width, image.height / height];
      for (const [left, top, right, bottom, score, label] of output.view(-1, 6).tolist()) {
        if (score > 0.5) console.log(model.config["id2label"][label], score, [left * x, top * y, right * x, bottom * y]);
      }
    `,
  }),
  described: (model, platform, pin) => ({
    names: js`AutoProcessor, Florence2ForConditionalGeneration, RawImage, Tensor`,
    call: js`
      const model = await Florence2ForConditionalGeneration.from_pretrained(${model.id}${pin});
      const processor = await AutoProcessor.from_pretrained(${model.id}${pin});

      const image = await RawImage.read(${sampleImage(model, platform)});
      const inputs = await processor(image, "<MORE_DETAILED_CAPTION>");
      const output = await model.generate({ ...inputs, max_new_tokens: 100 });
      if (output instanceof Tensor) {
        console.log(processor.batch_decode(output, { skip_special_tokens: true })[0]);
      }
    `,
  }),
  embedded: (model, _platform, pin) => ({
    names: js`AutoModel, AutoTokenizer`,
    call: js`
      const model = await AutoModel.from_pretrained(${model.id}${pin});
      const tokenizer = await AutoTokenizer.from_pretrained(${model.id}${pin});

      const sentences = ${sampleSentences(model).map((sentence) => textPrefixOf(model) + sentence)};
      const inputs = tokenizer(sentences, { padding: true, truncation: true });
      const { sentence_embedding } = await model(inputs);
      console.log(sentence_embedding.tolist());
    `,
  }),
  labels: (model, platform, pin) => ({
    names: js`AutoImageProcessor, AutoModel, RawImage, SegformerImageProcessor`,
    call: js`
      const model = await AutoModel.from_pretrained(${model.id}${pin});
      const { config } = await AutoImageProcessor.from_pretrained(${model.id}${pin});
      // Same settings; only this processor can read labels from the output.
      const processor = new SegformerImageProcessor(config);

      const image = await RawImage.read(${sampleImage(model, platform)});
      const output = await model(await processor(image));
      const [{ segmentation, labels }] = processor.post_process_semantic_segmentation(output, [[image.height, image.width]]);
      console.log(labels.map((label) => model.config["id2label"][label]), segmentation.dims);
    `,
  }),
  pointed: (model, platform, pin) => ({
    names: js`AutoImageProcessor, RawImage, SamImageProcessor, SamModel`,
    call: js`
      const model = await SamModel.from_pretrained(${model.id}${pin});
      const { config } = await AutoImageProcessor.from_pretrained(${model.id}${pin});
      const processor = new SamImageProcessor(config);

      const image = await RawImage.read(${sampleImage(model, platform)});
      // Finds what is at a point: here, the middle of the picture.
      const input_points = [[[image.width / 2, image.height / 2]]];
      const inputs = await processor(image, { input_points });
      const { original_sizes, reshaped_input_sizes } = inputs;
      const { iou_scores, pred_masks } = await model(inputs);
      const [masks] = await processor.post_process_masks(pred_masks, original_sizes, reshaped_input_sizes);
      console.log(masks.dims, iou_scores.tolist());
    `,
  }),
  prompted: (model, platform, pin) => ({
    names: js`AutoProcessor, AutoTokenizer, CLIPSegForImageSegmentation, RawImage`,
    call: js`
      const model = await CLIPSegForImageSegmentation.from_pretrained(${model.id}${pin});
      const tokenizer = await AutoTokenizer.from_pretrained(${model.id}${pin});
      const processor = await AutoProcessor.from_pretrained(${model.id}${pin});

      const labels = ${labelsOf(model, imageLabels)};
      const image = await RawImage.read(${sampleImage(model, platform)});
      const words = tokenizer(labels, { padding: true, truncation: true });
      const { logits } = await model({ ...words, ...(await processor(image)) });
      const masks = logits.unsqueeze(1).sigmoid().mul(255).round().to("uint8");
      for (const [n, label] of labels.entries()) {
        console.log(label);
        await RawImage.fromTensor(masks[n]).save("mask-" + n + ".png");
      }
    `,
  }),
  ranked: (model, _platform, pin) => ({
    names: js`AutoModelForSequenceClassification, AutoTokenizer`,
    call: js`
      const model = await AutoModelForSequenceClassification.from_pretrained(${model.id}${pin});
      const tokenizer = await AutoTokenizer.from_pretrained(${model.id}${pin});

      const query = "When does the ferry leave?";
      const passages = ["The ferry leaves at half past nine.", "She repairs violins in a small workshop."];
      const queries = passages.map(() => query);
      const inputs = tokenizer(queries, { text_pair: passages, padding: true, truncation: true });
      const { logits } = await model(inputs);
      for (const [n, scores] of logits.tolist().entries()) console.log(scores.at(-1), passages[n]);
    `,
  }),
};

export const scriptModel = (
  kind: ScriptModelKind,
  model: ModelRecord,
  platform: Platform,
  pin: Code<'javascript'>,
  revision: string | undefined,
): ScriptModel => makers[kind](model, platform, pin, revision);
