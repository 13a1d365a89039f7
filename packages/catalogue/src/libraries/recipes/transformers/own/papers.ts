/** @module Use of model types that find text or tables on pages, or straighten them. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { imageNeeds, loadImport } from '../inputs/image.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUse, OwnUseOf } from './example.ts';

/** What is done with the outputs for a page. */
const pageUse =
  (
    given: Pick<OwnUse, 'modules' | 'name' | 'title' | 'use'> & {
      readonly cast?: boolean;
    },
  ): OwnUseOf =>
  (model, { platform }) => {
    const { use, cast = true, ...rest } = given;
    return {
      preparer: 'AutoImageProcessor',
      needs: imageNeeds(model),
      imports: loadImport,
      ...rest,
      use: py`
        image = load_image(${sampleImage(model, platform, asset.invoice)})
        inputs = processor(images=image, return_tensors="pt").to(model.device${cast ? py`, model.dtype` : py.none})
        ${use}
      `,
    };
  };

const run = py`outputs = model(**inputs)`;

/** The sizes of the inputs, as a tensor: those of the picture would be a tuple. */
const linesUse = pageUse({
  title: 'Find lines of text',
  name: 'AutoModelForObjectDetection',
  use: py`
    ${run}
    found = processor.post_process_object_detection(outputs, target_sizes=inputs["target_sizes"])[0]
    for score, box in zip(found["scores"], found["boxes"]):
        print(round(score.item(), 2), box.tolist())
  `,
});

const tableUse = pageUse({
  title: 'Read the structure of a table',
  name: 'AutoModelForTableRecognition',
  use: py`
    ${run}
    print("".join(processor.post_process_table_recognition(outputs)["structure"]))
  `,
});

const straightUse = pageUse({
  title: 'Straighten a page',
  modules: py`from PIL import Image`,
  name: 'AutoModel',
  cast: false,
  use: py`
    ${run}
    page = processor.post_process_document_rectification(outputs.last_hidden_state, inputs["original_images"])[0]["images"]
    Image.fromarray(page.detach().cpu().numpy()).save("output.png")
  `,
});

const uses: Readonly<Record<string, OwnUseOf>> = {
  slanet: tableUse,
  slanext: tableUse,
  uvdoc: straightUse,
};

export const paperUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? linesUse)(model, context);
