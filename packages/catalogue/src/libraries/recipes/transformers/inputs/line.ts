/** @module The picture of a single line of text. */
import { type Code, py } from '../../../../code/index.ts';
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { loadImport } from './image.ts';

export interface Line {
  /** Imports before and after that of Transformers. */
  readonly modules: Code<'python'>;
  readonly imports: Code<'python'>;
  readonly code: Code<'python'>;
}

/** That of the widget, or one that is drawn. */
export const lineOf = (
  model: ModelRecord,
  { platform }: SnippetContext,
  text = 'The ferry leaves at half past nine.',
): Line =>
  /^https?:/.test(widgetOf(model)?.src ?? '')
    ? {
        modules: py.none,
        imports: loadImport,
        code: py`image = load_image(${sampleImage(model, platform)})`,
      }
    : {
        modules: py`from PIL import Image, ImageDraw`,
        imports: py.none,
        code: py`
          image = Image.new("RGB", (640, 64), "white")
          ImageDraw.Draw(image).text((16, 12), ${text}, "black", font_size=32)
        `,
      };
