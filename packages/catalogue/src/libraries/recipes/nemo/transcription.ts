/** @module How a speech model of NeMo, once loaded, transcribes a recording. */
import { type Code, py } from '../../../code/index.ts';
import { hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

/** Models that also translate: they are told the language of the speech and that of the text. */
const isCanary = (model: ModelRecord): boolean => /^canary-\d/.test(nameOf(model));

/** Models with one decoder for all languages, which is told the language of each recording. */
const isPrompted = (model: ModelRecord): boolean =>
  hasTag(model, 'nemotron3_5_asr') ||
  // Base models are in tags or the card.
  /nemotron-3[.-]5-asr/i.test([model.id, model.tags, model.cardData?.base_model].join(' '));

// In NeMo 3.0, the default loader has no language for a plain file, and fails on every second one at random.
const prompted = py`
  config = asr_model.get_transcribe_config()
  # The default loader needs a manifest with the language of each file.
  config.use_lhotse = False
  config.num_workers = 0
  # Detects the language. Or name one, such as "de-DE".
  config.target_lang = "auto"

  transcriptions = asr_model.transcribe(["audio.wav"], override_config=config)
`;

const plain = (model: ModelRecord): Code<'python'> =>
  py`transcriptions = asr_model.transcribe(["audio.wav"]${isCanary(model) ? py`, source_lang="en", target_lang="en"` : py.none})`;

export const transcription = (model: ModelRecord): Code<'python'> =>
  isPrompted(model) ? prompted : plain(model);
