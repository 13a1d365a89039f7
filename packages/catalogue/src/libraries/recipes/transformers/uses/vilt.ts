/** @module Uses of ViLT: two pictures with a statement about them, and texts that are compared with a picture. */
import { type Code, py } from '../../../../code/index.ts';
import { topLabel } from '../tasks/classes.ts';

const statement = py`
  pictures = [image, image.rotate(180)]
  inputs = processor(pictures, "Both pictures show the same birds.", return_tensors="pt").to(model.device)
  outputs = model(input_ids=inputs["input_ids"], pixel_values=inputs["pixel_values"][None])
  ${topLabel}
`;

const compared = py`
  for text in ["two parrots on a branch", "a football match"]:
      inputs = processor(image, text, return_tensors="pt").to(model.device)
      print(text, model(**inputs).logits[0, 0].item())
`;

/** For a class that no auto class returns. */
export const viltUse = (name: string): Code<'python'> => (name.endsWith('Retrieval') ? compared : statement);
