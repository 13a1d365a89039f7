import { type Code, py } from '../../code/index.ts';
import { fileEnding, filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet, hubClient, hubFile, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

const builtElsewhere: Warning = {
  code: 'hardware',
  message: 'An engine runs only on the kind of graphics card and the TensorRT release it was built for.',
};

const trusted: Warning = {
  code: 'unsafe-format',
  message: 'An engine is a program for the graphics card. Load it only if you trust its author.',
};

/** Downloads a graph; its weights may be in files next to it, whose names start with its own. */
function fetchGraph(
  model: ModelRecord,
  context: SnippetContext,
  file: string,
): { readonly imports: Code<'python'>; readonly path: Code<'python'> } {
  const beside = filesOf(model).filter((path) => path !== file && path.startsWith(file));
  if (beside.length === 0) {
    const client = hubImport(context, 'hf_hub_download');
    return {
      imports: py`
        import tensorrt as trt
        ${client}
      `,
      path: hubFile(model, context, file),
    };
  }
  const client = hubImport(context, 'snapshot_download');
  const folder = hubSnapshot(model, context, { allow_patterns: [file, ...beside] });
  return {
    imports: py`
      import os

      import tensorrt as trt
      ${client}
    `,
    path: py`os.path.join(${folder}, ${file})`,
  };
}

function build(model: ModelRecord, context: SnippetContext, file: string): Snippet {
  const { imports, path } = fetchGraph(model, context, file);
  return {
    title: 'Build an engine for your graphics card',
    install: [pip('tensorrt'), hubClient(context)],
    warnings: [gpu, placeholder('the sizes of your inputs, where the model leaves them open,')],
    code: py`
      ${imports}

      path = ${path}
      logger = trt.Logger(trt.Logger.WARNING)
      builder = trt.Builder(logger)
      network = builder.create_network()
      parser = trt.OnnxParser(network, logger)
      if not parser.parse_from_file(path):
          raise SystemExit(parser.get_error(0).desc())

      profile = builder.create_optimization_profile()
      for index in range(network.num_inputs):
          tensor = network.get_input(index)
          # A size that the model leaves open becomes 1 here.
          shape = tuple(max(size, 1) for size in tensor.shape)
          profile.set_shape(tensor.name, shape, shape, shape)
      config = builder.create_builder_config()
      config.add_optimization_profile(profile)

      engine = builder.build_serialized_network(network, config)
      if engine is None:
          raise SystemExit("TensorRT could not build the engine.")
      with open("model.engine", "wb") as output:
          output.write(engine)
    `,
  };
}

const load = (model: ModelRecord, context: SnippetContext, file: string): Snippet => ({
  title: 'Load the engine and list its inputs and outputs',
  install: [pip('tensorrt'), hubClient(context)],
  warnings: [gpu, builtElsewhere, trusted],
  code: py`
    import tensorrt as trt
    ${hubImport(context, 'hf_hub_download')}

    path = ${hubFile(model, context, file)}
    runtime = trt.Runtime(trt.Logger(trt.Logger.WARNING))
    with open(path, "rb") as plan:
        engine = runtime.deserialize_cuda_engine(plan.read())

    for index in range(engine.num_io_tensors):
        name = engine.get_tensor_name(index)
        print(name, engine.get_tensor_mode(name), engine.get_tensor_shape(name))
  `,
});

export default defineLibrary({
  prettyLabel: 'TensorRT',
  synonyms: ['nvidia tensorrt', 'trt', 'tensor rt'],
  repoName: 'TensorRT',
  repoUrl: 'https://github.com/NVIDIA/TensorRT',
  docsUrl: 'https://docs.nvidia.com/deeplearning/tensorrt/latest/',
  countDownloads: 'path_extension:"onnx"',
  summary: 'NVIDIA compiler and runtime for fast inference on its graphics cards.',
  languages: ['python', 'shell'],

  snippets(model, context) {
    const file = context.file ?? fileEnding(model, '.onnx') ?? fileEnding(model, '.engine', '.plan');
    if (file?.endsWith('.onnx')) return [build(model, context, file)];
    if (file?.endsWith('.engine') || file?.endsWith('.plan')) return [load(model, context, file)];
    return [downloadSnippet(model, context)];
  },
});
