import { type Code, py } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';

const source = pipGit('SAM-2', 'https://github.com/facebookresearch/sam2');

/** The only ids the package maps to a configuration and a file. */
const known = /^facebook\/sam2(?:\.1)?-hiera-(?:tiny|small|base-plus|large)$/;

const large = ['large', 'l', 'large'] as const;

const sizes = [['tiny', 't', 'tiny'], ['small', 's', 'small'], ['base', 'b+', 'base_plus'], large] as const;

function missing(hasFile: boolean, hasConfiguration: boolean): readonly Warning[] {
  const parts = [
    ...(hasFile ? [] : ['the name of the weights file']),
    ...(hasConfiguration ? [] : ['the configuration for the version and size of the weights']),
  ];
  return parts.length === 0 ? [] : [placeholder(parts.join(' and '))];
}

interface Loading {
  readonly imports: Code<'python'>;
  readonly image: Code<'python'>;
  readonly video: Code<'python'>;
  readonly warnings: readonly Warning[];
}

function loading(model: ModelRecord, context: SnippetContext): Loading {
  if (known.test(model.id) && context.revision === undefined)
    return {
      imports: py.none,
      image: py`predictor = SAM2ImagePredictor.from_pretrained(${model.id})`,
      video: py`predictor = SAM2VideoPredictor.from_pretrained(${model.id})`,
      warnings: [gpu],
    };
  const listed = fileEnding(model, '.pt');
  const names = `${nameOf(model)} ${listed ?? ''}`.toLowerCase();
  const version = names.includes('2.1') ? 'sam2.1' : 'sam2';
  const size = sizes.find(([one]) => names.includes(one));
  const [, short, long] = size ?? large;
  const config = `configs/${version}/${version}_hiera_${short}.yaml`;
  // Weights of one version do not load with the configuration of the other.
  const isKnown = size !== undefined && /2\.1|sam-?2[-_]hiera/.test(names);
  const weights = hubFile(model, context, listed ?? `${version}_hiera_${long}.pt`);
  return {
    imports: hubImport(context, 'hf_hub_download'),
    image: py`
      weights = ${weights}
      predictor = SAM2ImagePredictor(build_sam2(${config}, weights))
    `,
    video: py`
      weights = ${weights}
      predictor = build_sam2_video_predictor(${config}, weights)
    `,
    warnings: [gpu, ...missing(listed !== undefined, isKnown)],
  };
}

export default defineLibrary({
  prettyLabel: 'sam2',
  synonyms: ['segment anything 2', 'segment anything model 2', 'sam 2'],
  repoName: 'sam2',
  repoUrl: 'https://github.com/facebookresearch/segment-anything-2',
  summary: 'Cuts out any object in pictures and videos from a click or a box.',
  countDownloads: 'path_extension:"pt"',
  languages: ['python'],
  tasks: ['mask-generation'],
  refuses: isConverted,

  snippets(model, context) {
    const { imports, image, video, warnings } = loading(model, context);
    const builds = imports !== py.none;
    return [
      {
        title: 'Segment the object at a point',
        install: [source, pip('pillow'), hubClient(context)],
        warnings,
        code: py`
          from urllib.request import urlopen

          import numpy as np
          import torch
          ${imports}
          from PIL import Image
          ${builds ? py`from sam2.build_sam import build_sam2` : py.none}
          from sam2.sam2_image_predictor import SAM2ImagePredictor

          ${image}
          image = Image.open(urlopen(${retrievable(sampleImage(model, context.platform))})).convert("RGB")
          point = np.array([[image.width / 2, image.height / 2]])

          with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
              predictor.set_image(image)
              masks, scores, _ = predictor.predict(point_coords=point, point_labels=np.array([1]))

          best = masks[scores.argmax()]
          Image.fromarray((best * 255).astype(np.uint8)).save("mask.png")
        `,
      },
      {
        title: 'Track an object through a video',
        install: [source, pip('eva-decord'), hubClient(context)],
        warnings: [...warnings, placeholder('a video, as video.mp4, and a point on the object')],
        code: py`
          import torch
          ${imports}
          ${
            builds
              ? py`from sam2.build_sam import build_sam2_video_predictor`
              : py`from sam2.sam2_video_predictor import SAM2VideoPredictor`
          }

          ${video}

          with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
              state = predictor.init_state("video.mp4")
              predictor.add_new_points_or_box(state, frame_idx=0, obj_id=1, points=[[210, 350]], labels=[1])

              for frame, object_ids, masks in predictor.propagate_in_video(state):
                  print(frame, object_ids, (masks > 0).sum().item(), "pixels")
        `,
      },
    ];
  },
});
