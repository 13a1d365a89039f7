/** @module Use of models that compare speech or films with texts. */
import { py } from '../../../code/index.ts';
import { pip } from '../../../snippets/requirement.ts';
import { sampleUrl } from '../../../snippets/sample-image.ts';
import * as asset from '../../../tasks/sample-assets.ts';
import { ffmpeg } from '../setup/programs.ts';
import { labelsOf } from './labels.ts';
import type { OwnUseOf } from './own-example.ts';

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

/** It compares a recording with texts: no class has labels of its own. */
const labelsUse: OwnUseOf = (model, { platform, revision }) => ({
  title: 'Compare a recording with texts',
  needs: [ffmpeg],
  onCpu: true,
  others: ['pipeline'],
  loading: py`pipe = pipeline("zero-shot-audio-classification", model=${model.id}${py.rest({ revision })})`,
  use: py`
    labels = ${labelsOf(model, ['speech', 'music', 'a barking dog'])}
    result = pipe(${sampleUrl(platform, asset.speech)}, candidate_labels=labels)
    print(result)
  `,
});

export const timedUse: OwnUseOf = (model, context) => {
  if (model.pipeline_tag === 'token-classification') return alignUse(model, context);
  return (/clap/i.test(model.id) ? labelsUse : filmUse)(model, context);
};
