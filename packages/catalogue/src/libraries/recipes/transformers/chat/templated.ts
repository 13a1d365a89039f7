/** @module Chat messages that a chat template turns into the inputs of a model. */
import { type Code, py } from '../../../../code/index.ts';

/** `preparer` is a tokenizer or a processor; pictures and sound are cast to the type of the weights. */
export const templated = (preparer: Code<'python'>, { cast = false } = {}): Code<'python'> => py`
  inputs = ${preparer}.apply_chat_template(
      messages,
      add_generation_prompt=True,
      tokenize=True,
      return_dict=True,
      return_tensors="pt",
  ).to(model.device${cast ? py`, model.dtype` : py.none})
`;
