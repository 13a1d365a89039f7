/** @module Known bugs of published snippets for these libraries, which ours must not have. */
import { installCommand, librarySnippets } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { fixtureName, readFixtures } from '../fixtures.ts';

const fixtures = new Map(readFixtures().map((fixture) => [fixtureName(fixture), fixture]));

/** Everything shown for a fixture: code, install commands and warning codes. */
function shown(name: string, options: { readonly revision?: string } = {}): string {
  const fixture = fixtures.get(name);
  if (fixture === undefined) throw new Error(`There is no fixture ${name}`);
  return librarySnippets(fixture.record, { ...options, library: fixture.library })
    .flatMap(({ snippets }) => snippets)
    .map(({ code, install = [], warnings = [] }) =>
      [installCommand(install).text, code.text, warnings.map((one) => `[${one.code}]`).join(' ')].join('\n'),
    )
    .join('\n');
}

type Row = readonly [fault: string, fixture: string, has: readonly string[], lacks?: readonly string[]];

const broken: readonly Row[] = [
  ['aneforge: image, pixels and audio are defined', 'aneforge/whisper', ['audio = load_audio(']],
  ['audioseal: the recording is loaded', 'audioseal/base', ['audio = torch.from_numpy(samples)']],
  ['cartesia_pytorch: no stray parenthesis', 'cartesia_pytorch/rene', ['skip_special_tokens=True)[0])']],
  ['chat_tts: torch is not used without its import', 'chat_tts/speech', ['import ChatTTS'], ['torch.']],
  [
    'colipri: the pipeline takes the model',
    'colipri/zero-shot',
    ['Pipeline(model, get_processor())'],
    ['Pipeline("'],
  ],
  [
    'diffusers: a clip is exported under the name it has',
    'diffusers/lora-image-to-video',
    ['frames = pipe(', 'export_to_video(frames, '],
  ],
  [
    'diffusers: a model for video gives video',
    'diffusers/text-to-video',
    ['.frames[0]', 'export_to_video'],
    ['.images'],
  ],
  ['diffusers: of several base models the first is taken', 'diffusers/lora-text-to-video', [], [',Wan-AI']],
  ['gliner2: what was loaded is used', 'gliner2/entities', ['extractor = ', 'extractor.extract_entities(']],
  ['kimi-audio: soundfile is imported', 'kimi-audio/instruct', ['import soundfile as sf']],
  [
    'llama-cpp-python: a chat about pictures begins with a text',
    'llama-cpp-python/chat-about-pictures',
    ['messages=[{"role": "user", "content": "Who are you?"}]'],
    ['No input example'],
  ],
  ['lvface: no import is indented', 'lvface/usual-file', ['\nfrom inference_onnx import']],
  ['mesh-anything: args is built', 'mesh-anything/350m', ['args = SimpleNamespace(']],
  ['ml-agents: the folder is a folder', 'ml-agents/agent', ['--local-dir=./downloads']],
  ['mlx-image: the name is a literal', 'mlx-image/resnet', ['create_model("resnet18"']],
  [
    'perception-encoder: the name of the configuration is passed',
    'perception-encoder/core',
    ['from_config("PE-Core-L14-336"'],
  ],
  [
    'phantom-wan: subjects to video, all inputs given',
    'phantom-wan/subjects',
    ['--task=s2v-1.3B', '--prompt=', '--ref_image='],
  ],
  ['pocket-tts: the id is not taken for a language', 'pocket-tts/kyutai', ['load_model()']],
  ['pocket-tts: others name their configuration', 'pocket-tts/community', ['load_model(config="hf://']],
  [
    'sam2: ids are literals, placeholders are Python',
    'sam2/known',
    ['("facebook/sam2'],
    ['<', 'labels=[1]):'],
  ],
  [
    'sam-3d-body: the id has its name, every name is defined',
    'sam-3d-body/body',
    ['hf_repo_id="', 'image = cv2.imread(', 'import visualize_sample_together'],
  ],
  [
    'seed-story: both paths are given',
    'seed-story/model',
    ['llm_cfg_path = "configs/', 'seed_story_cfg_path = "configs/'],
  ],
  ['tensorflowtts: the spectrogram is loaded', 'tensorflowtts/mel-to-wav', ['mels = np.load(']],
  [
    'univa: imports are complete, lines at their margin',
    'univa/model',
    ['import torch', 'import AutoProcessor'],
    ['\t'],
  ],
  ['vui: no trailing comma after an import', 'vui/model', ['import Engine, GenConfig, Segment\n']],
  ['yolov10: version 10 also without a tag, with one v', 'yolov10/without-tag', ['YOLOv10'], ['YOLOvv']],
];

const stale: readonly Row[] = [
  ['depth-pro: the retired command is gone', 'depth-pro/depth', ['hf_hub_download('], ['huggingface-cli']],
  ['derm-foundation: the retired Keras loader is gone', 'derm-foundation/embed', ['tf.saved_model.load(']],
  [
    'diffusers: dtype, with a release that knows it',
    'diffusers/text-to-image',
    ['dtype=', 'diffusers>=0.40'],
  ],
  ['mlx: the retired command is gone', 'mlx/other', ['hf download']],
  [
    'spacy: no wheel of version any',
    'spacy/pipeline',
    ['spacy.load(snapshot_download('],
    ['any-py3', '!pip'],
  ],
  [
    'tf-keras: a snapshot, loaded with Keras 2',
    'tf-keras/saved-model',
    ['load_model(snapshot_download('],
    ['from_pretrained_keras'],
  ],
  [
    'transformers: question answering has no pipeline any more',
    'transformers/question-answering',
    ['[deprecated]'],
    ['pipeline('],
  ],
  ['voicecraft: the module of the models folder', 'voicecraft/model', ['from models import voicecraft']],
];

const doubted: readonly Row[] = [
  [
    'allennlp: archived, and its models are installed',
    'allennlp/predictor',
    ['[archived]', 'allennlp-models'],
  ],
  ['aneforge: there is an install line', 'aneforge/text', ['aneforge[models]']],
  ['audioseal: a file is loaded, not an id', 'audioseal/base', ['filename="generator_base.pth"), nbits=16']],
  ['birefnet: its own code runs from a checkout', 'birefnet/image', ['git clone', 'from models.birefnet']],
  ['chat_tts: the loader of current releases, with the id', 'chat_tts/speech', ['chat.load(', '"2Noise/']],
  ['chatterbox: turbo has a class of its own', 'chatterbox/turbo', ['ChatterboxTurboTTS', '"ResembleAI/']],
  ['chatterbox: many languages have one', 'chatterbox/multilingual', ['ChatterboxMultilingualTTS']],
  ['chronos-forecasting: release 2, with a series id', 'chronos-forecasting/forecast', ['>=2', '"item_id"']],
  ['collectorvision: one loader for one kind', 'collectorvision/detector', ['Detector('], ['NeuralEmbedder']],
  ['cxr-foundation: no import without a use', 'cxr-foundation/embed', [], ['BytesIO']],
  ['dia-tts: a format that every libsndfile writes', 'dia-tts/dialogue', ['dialogue.wav'], ['.mp3']],
  [
    'diffusers: not moved after device_map',
    'diffusers/image-to-video',
    ['device_map="cuda"'],
    ['.to("cuda")'],
  ],
  [
    'diffusers: a control net gets the pipeline of its base, and draws',
    'diffusers/controlnet-xl',
    ['StableDiffusionXLControlNetPipeline', '.images[0]'],
  ],
  ['diffusers: no half-precision variant is assumed', 'diffusers/inpainting', [], ['variant=']],
  [
    'edsnlp: a name that no package can have is not installed',
    'edsnlp/package-with-dots',
    [],
    ['!pip', 'git+'],
  ],
  [
    'htrflow: the class has a real home',
    'htrflow/lines',
    ['from htrflow.models.huggingface.trocr import TrOCR'],
  ],
  ['index-tts: the second generation has its class', 'index-tts/second', ['infer_v2 import IndexTTS2']],
  ['matanyone: both blocks begin at once', 'matanyone/video', ['from matanyone import InferenceCore']],
  ['mlx: no extra that is a default by now', 'mlx/other', [], ['hf_xet']],
  ['moshi: the server speaks http', 'moshi/pytorch', ['moshi.server'], ['https://localhost']],
  ['nobg: no package that is not installed', 'nobg/matting', ['model.process('], ['loadimg']],
  ['pyannote-audio: a gated model asks to log in', 'pyannote-audio/diarization', ['hf auth login']],
  ['qwen3_tts: a base model clones a voice', 'qwen3_tts/base', ['generate_voice_clone(']],
  ['qwen3_tts: a design model follows a description', 'qwen3_tts/voice-design', ['generate_voice_design(']],
  [
    'saelens: release 6 gives the autoencoder alone',
    'saelens/listed',
    ['sae = SAE', '>=6', 'release="jbloom/'],
  ],
  ['sam2: the name that is not retired', 'sam2/known', ['add_new_points_or_box('], ['add_new_points(']],
  ['sam-3d-objects: the weights come with the settings', 'sam-3d-objects/objects', ['snapshot_download(']],
  [
    'sana: the checkpoint file is loaded, the picture saved',
    'sana/image',
    ['.pth', 'save_image(', 'hf_hub_download('],
  ],
  ['sentence-transformers: PyLate is installed', 'sentence-transformers/pylate', ['pip install -U pylate']],
  ['stable-audio-tools: from when to when', 'stable-audio-tools/open', ['seconds_start', 'seconds_total']],
  ['terratorch: the name of a backbone', 'terratorch/backbone', ['"prithvi_eo_v2_300"'], ['ibm-nasa']],
  ['transformers: accelerate is installed', 'transformers/chat', ['device_map="auto"', ' accelerate']],
  ['unity-sentis: the worker of release 2', 'unity-sentis/file', ['new Worker(', 'using Unity'], ['IWorker']],
  ['vibevoice: a voice for each speaker, on the card', 'vibevoice/model', ['voice-2.wav', '.to("cuda")']],
  [
    'videoprism: the names of configurations',
    'videoprism/video-text',
    ['videoprism_lvt_public_v1_base', 'train=False'],
  ],
  ['voxcpm: the sample rate of the model', 'voxcpm/model', ['model.tts_model.sample_rate']],
];

const named = (rows: readonly Row[]): (readonly [string, Row])[] => rows.map((row) => [row[0], row]);

const findings = ([, fixture, has, lacks = []]: Row): readonly string[] => {
  const text = shown(fixture);
  return [
    ...has.filter((part) => !text.includes(part)).map((part) => `lacks ${part}`),
    ...lacks.filter((part) => text.includes(part)).map((part) => `has ${part}`),
  ];
};

describe('what is broken in published snippets is right in ours', () => {
  it.each(named(broken))('%s', (_, row) => expect(findings(row)).toEqual([]));
});

describe('what is stale in published snippets is current in ours', () => {
  it.each(named(stale))('%s', (_, row) => expect(findings(row)).toEqual([]));
});

describe('what is doubted of published snippets is decided in ours', () => {
  it.each(named(doubted))('%s', (_, row) => expect(findings(row)).toEqual([]));

  it.each(['flextab/tables', 'sap-rpt-1-oss/model', 'vui/model', 'stanza/language'])(
    '%s: a library that selects its model itself warns that it cannot pin one',
    (fixture) => expect(shown(fixture, { revision: 'v1' })).toContain('[unpinned]'),
  );
});

it.each([...fixtures])('%s: no retired command, no notebook magic, no blank edge', (_, fixture) => {
  const { library, record } = fixture;
  const texts = librarySnippets(record, { library }).flatMap(({ snippets }) =>
    snippets.map(({ code }) => code.text),
  );
  const fault = /huggingface-cli|from_pretrained_keras|^[!%]|[ \t]$/m;
  expect(texts.filter((text) => fault.test(text) || text !== text.trim())).toEqual([]);
});
