/** @module Use of models that compare sound, speech or films with texts. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { ffmpeg } from '../needs/programs.ts';
import { labelsOf } from '../inputs/labels.ts';
import type { OwnUseOf } from './example.ts';

/** It finds the times at which the words of a transcript are said. */
const alignUse: OwnUseOf = (model, { platform }) => ({
  title: 'Find when words are said',
  needs: [pip('librosa')],
  complete: true,
  preparer: 'AutoProcessor',
  name: 'AutoModelForTokenClassification',
  use: py`
    inputs, words = processor.prepare_forced_aligner_inputs(
        audio=${sampleUrl(platform, asset.speech)},
        transcript="He hoped there would be stew for dinner, turnips and carrots and bruised potatoes.",
        language="English",
    )
    inputs = inputs.to(model.device, model.dtype)
    outputs = model(**inputs)
    found = processor.decode_forced_alignment(
        outputs.logits, inputs["input_ids"], words, model.config.timestamp_token_id
    )
    for word in found[0]:
        print(word["text"], word["start_time"], word["end_time"])
  `,
});

/** It compares a film with texts; the labels that some were tuned for are not in the weights. No automatic class knows its processor. */
const filmUse: OwnUseOf = (_model, { platform }) => ({
  title: 'Compare a video with texts',
  needs: [pip('av'), pip('torchvision')],
  complete: true,
  imports: py`from transformers.video_utils import load_video`,
  preparer: 'XCLIPProcessor',
  name: 'AutoModel',
  use: py`
    frames, _ = load_video(${sampleUrl(platform, asset.clip)}, num_frames=model.config.vision_config.num_frames)
    labels = ["playing sports", "eating spaghetti", "going shopping"]
    inputs = processor(text=labels, videos=list(frames), padding=True, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    for label, score in zip(labels, outputs.logits_per_video.softmax(-1)[0].tolist()):
        print(label, round(score, 3))
  `,
});

const labels = (model: ModelRecord): Code<'python'> =>
  py`labels = ${labelsOf(model, ['speech', 'music', 'a barking dog'])}`;

const loaded = {
  needs: [pip('librosa')],
  complete: true,
  imports: py`from transformers.audio_utils import load_audio`,
  preparer: 'AutoProcessor',
  name: 'AutoModel',
} as const;

const heard = ({ platform }: SnippetContext): Code<'python'> => py`
  rate = processor.feature_extractor.sampling_rate
  audio = load_audio(${sampleUrl(platform, asset.speech)}, sampling_rate=rate)
`;

const title = 'Compare a recording with texts';

/** No class has labels of its own. */
const pipelineUse: OwnUseOf = (model, { platform, revision }) => ({
  title: `${title} in a pipeline`,
  needs: [ffmpeg],
  onCpu: true,
  others: ['pipeline'],
  loading: py`pipe = pipeline("zero-shot-audio-classification", model=${model.id}${py.rest({ revision })})`,
  use: py`
    ${labels(model)}
    result = pipe(${sampleUrl(platform, asset.speech)}, candidate_labels=labels)
    print(result)
  `,
});

const scoresUse: OwnUseOf = (model, context) => ({
  ...loaded,
  title,
  use: py`
    ${heard(context)}
    ${labels(model)}
    inputs = processor(text=labels, audio=audio, sampling_rate=rate, padding=True, return_tensors="pt")
    outputs = model(**inputs.to(model.device, model.dtype))
    for label, score in zip(labels, outputs.logits_per_audio.softmax(-1)[0].tolist()):
        print(label, round(score, 3))
  `,
});

const featuresUse: OwnUseOf = (_model, context) => ({
  ...loaded,
  title: 'Compute features of a recording',
  use: py`
    ${heard(context)}
    inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt").to(model.device, model.dtype)
    outputs = model.get_audio_features(**inputs)
    print(outputs.pooler_output.shape)
  `,
});

/** Features are what a record is asked for that names no other task. */
const soundUse: OwnUseOf = (model, context) => ({
  ...(/classification/.test(model.pipeline_tag ?? '') ? pipelineUse : featuresUse)(model, context),
  also: scoresUse(model, context),
});

export const timedUse: OwnUseOf = (model, context) => {
  if (model.pipeline_tag === 'token-classification') return alignUse(model, context);
  return (/xclip/i.test(String([model.id, model.config?.model_type, model.tags])) ? filmUse : soundUse)(
    model,
    context,
  );
};
