/** @module Calls of pipelines that were removed after Transformers 4. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { sampleQuestion } from '../../../../snippets/samples/question.ts';
import type { Recipe } from './call.ts';
import type { EndedTask } from './ended.ts';

/** Some are called like others, with a text or a picture alone. */
export function endedRecipe(task: EndedTask, text: Recipe, image: Recipe): Recipe {
  switch (task) {
    case 'image-to-image':
    case 'image-to-text':
      return image;
    case 'question-answering':
      return (model) => ({ args: py`${py.args(sampleQuestion(model))}` });
    case 'visual-question-answering':
      return (model, { platform }) => ({
        args: py`image=${sampleImage(model, platform)}, question="What is in the picture?"`,
        needs: [pip('pillow')],
      });
    default:
      return text;
  }
}
