import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { own } from '../../snippets/own.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

/** The part of the detector for each of the project's models, with its name there. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arcface_r50: { identity_model: 'arcface' },
  facenet: { identity_model: 'facenet' },
  img2pose: { face_model: 'img2pose' },
  l2cs: { gaze_model: 'l2cs' },
  mobilefacenet: { landmark_model: 'mobilefacenet' },
  mobilenet: { landmark_model: 'mobilenet' },
  pfld: { landmark_model: 'pfld' },
  resmasknet: { emotion_model: 'resmasknet' },
  retinaface_r34: { face_model: 'retinaface' },
  svm_au: { au_model: 'svm' },
  svm_emo: { emotion_model: 'svm' },
  xgb_au: { au_model: 'xgb' },
};

export default defineLibrary({
  prettyLabel: 'Py-Feat',
  repoName: 'Py-Feat',
  repoUrl: 'https://github.com/cosanlab/py-feat',
  docsUrl: 'https://py-feat.org/',
  summary: 'Reads facial expressions, action units, gaze and head pose from pictures and videos.',
  languages: ['python', 'shell'],

  snippets(model, context) {
    const name = nameOf(model);
    const whole = name === 'face_multitask_v2';
    const part = own(parts, name);
    if (!model.id.startsWith('py-feat/') || (part === undefined && !whole))
      return [downloadSnippet(model, context)];
    const detector = whole ? py`Detectorv2` : py`Detectorv1`;
    return [
      {
        title: 'Detect and analyze the faces in a picture',
        install: [pip('py-feat', '>=2', { python: '>=3.11' })],
        code: py`
          from urllib.request import urlretrieve

          from feat import ${detector}

          detector = ${detector}(${py.args(part ?? {})})

          urlretrieve(${retrievable(sampleImage(model, context.platform, asset.guitarist))}, "photo.png")
          faces = detector.detect(["photo.png"])
          print(faces)
          faces.to_csv("faces.csv")
        `,
      },
    ];
  },
});
