import { type Code, py } from '../../code/index.ts';
import type { Notice } from '../../errors.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

interface Interface {
  readonly version: string;
  readonly length: number;
  /** Undefined if the package puts a voice in the wrong place of the prompt: the model chooses one. */
  readonly speaker?: Code<'python'>;
  readonly warnings?: readonly Warning[];
}

const first: Interface = {
  version: 'V1',
  length: 4096,
  speaker: py`tts.create_speaker("voice.wav")`,
  warnings: [placeholder('a short recording of the voice, as voice.wav,')],
};

const second: Interface = { version: 'V2', length: 4096 };

/** It includes a voice and supports long texts. */
const third: Interface = {
  version: 'V3',
  length: 8192,
  speaker: py`tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")`,
};

function interfaceOf(name: string): Interface {
  if (/0\.[12]/.test(name)) return first;
  return /0\.3/.test(name) ? second : third;
}

/** The last releases that write files without torchcodec, with the PyTorch and Python that they were built for. */
const soundFiles = pip('torchaudio', '<2.9', { python: '<3.14' });

const otherFiles: Notice = {
  code: 'other-files',
  message: 'No snippet for GGUF and ONNX files: take the repository with the original weights.',
};

export default defineLibrary({
  prettyLabel: 'OuteTTS',
  repoName: 'OuteTTS',
  repoUrl: 'https://github.com/edwko/OuteTTS',
  docsUrl: 'https://github.com/edwko/OuteTTS/blob/main/docs/interface_usage.md',
  summary: 'Speech from text in the voice of a short recording, by a plain language model.',
  languages: ['python'],
  tasks: ['text-to-speech'],

  snippets(model, context) {
    if (hasTag(model, 'gguf', 'onnx')) return { notice: otherFiles };
    const { version, length, speaker, warnings = [] } = interfaceOf(nameOf(model).replace('1.0-0.6B', '1.0'));
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Synthesize speech',
        install: [pip('outetts'), soundFiles, ...needs],
        warnings,
        code: py`
          ${imports}
          import outetts

          path = ${target}
          tts = outetts.Interface(
              outetts.ModelConfig(
                  model_path=path,
                  tokenizer_path=path,
                  interface_version=outetts.InterfaceVersion.${py.identifier(version)},
                  backend=outetts.Backend.HF,
                  max_seq_length=${length},
              )
          )

          ${speaker ? py`speaker = ${speaker}` : py.none}
          text = ${sampleTextOf(model, textToSpeech)}
          output = tts.generate(outetts.GenerationConfig(text=text${py.rest({ speaker: speaker && py`speaker`, max_length: length })}))
          output.save("output.wav")
        `,
      },
    ];
  },
});
