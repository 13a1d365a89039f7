/** @module The example of language models in the layout of ONNX Runtime GenAI, which runs the loop around the graph. */
import { py } from '../../../code/index.ts';
import { filesOf, hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { hubClient, hubImport, hubSnapshot } from '../../../snippets/hub.ts';
import { pip } from '../../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../../snippets/snippet.ts';
import { gpu } from '../../../snippets/warnings.ts';

const config = /(?:^|\/)genai_config\.json$/;

/** Whether it generates texts; models for pictures have several graphs and a processor. */
export const isGenai = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'text-generation' &&
  (hasTag(model, 'onnxruntime-genai') || filesOf(model).some((file) => config.test(file)));

interface Build {
  readonly name: string;
  readonly warnings?: readonly Warning[];
}

const directml: Warning = { code: 'hardware', message: 'Needs Windows, and a GPU with DirectX 12.' };

/** Each kind of hardware has a package. */
function buildFor(model: ModelRecord): Build {
  const words = nameOf(model).toLowerCase().split(/[-_.]/);
  if (words.includes('dml') || words.includes('directml'))
    return { name: 'onnxruntime-genai-directml', warnings: [directml] };
  return words.includes('cuda')
    ? { name: 'onnxruntime-genai-cuda', warnings: [gpu] }
    : { name: 'onnxruntime-genai' };
}

export function genai(model: ModelRecord, context: SnippetContext): Snippet {
  const { name, warnings = [] } = buildFor(model);
  return {
    title: 'Chat with the model',
    install: [pip(name), hubClient(context)],
    warnings,
    code: py`
    import json
    from pathlib import Path

    import onnxruntime_genai as og
    ${hubImport(context, 'snapshot_download')}

    # A repository may have a folder for each kind of hardware: this loads the first.
    config = next(Path(${hubSnapshot(model, context)}).rglob("genai_config.json"))
    model = og.Model(str(config.parent))
    tokenizer = og.Tokenizer(model)

    messages = [{"role": "user", "content": "Name three harbours of the North Sea."}]
    prompt = tokenizer.apply_chat_template(json.dumps(messages), add_generation_prompt=True)
    params = og.GeneratorParams(model)
    params.set_search_options(max_length=512)
    generator = og.Generator(model, params)
    generator.append_tokens(tokenizer.encode(prompt))

    stream = tokenizer.create_stream()
    while not generator.is_done():
        generator.generate_next_token()
        print(stream.decode(generator.get_next_tokens()[0]), end="", flush=True)
  `,
  };
}
