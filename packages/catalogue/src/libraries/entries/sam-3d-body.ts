import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

const packages = [
  'torch',
  'torchvision',
  'pytorch-lightning',
  'opencv-python',
  'matplotlib',
  'pyrender',
  'trimesh',
  'yacs',
  'scikit-image',
  'einops',
  'timm',
  'dill',
  'pandas',
  'rich',
  'hydra-core',
  'pyrootutils',
  'webdataset',
  'roma',
  'joblib',
  'braceexpand',
  'loguru',
];

export default defineLibrary({
  prettyLabel: 'SAM 3D Body',
  repoName: 'SAM 3D Body',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-body',
  summary: 'Recovers the pose and shape of a human body as a mesh from one photo.',
  countDownloads: 'path:"model_config.yaml"',
  languages: ['python'],
  tasks: ['image-to-3d', 'keypoint-detection'],
  aliases: ['sam_3d_body'],

  // Without detector and camera estimator the photo is treated as one person, and neither has to be built.
  snippets(model, context) {
    const pinned = context.revision !== undefined;
    return [
      {
        title: 'Estimate the body in a photo of one person',
        install: [
          checkout('https://github.com/facebookresearch/sam-3d-body'),
          ...packages.map((name) => pip(name)),
          hubClient(context),
        ],
        warnings: [gpu, pickle, placeholder('a photo of one person, as person.jpg,')],
        code: py`
          import cv2
          import numpy as np
          ${
            pinned
              ? py`
                ${hubImport(context, 'snapshot_download')}
                from sam_3d_body import SAM3DBodyEstimator, load_sam_3d_body
              `
              : py`from notebook.utils import setup_sam_3d_body`
          }
          from tools.vis_utils import visualize_sample_together

          ${
            pinned
              ? py`
                folder = ${hubSnapshot(model, context)}
                body, config = load_sam_3d_body(
                    checkpoint_path=f"{folder}/model.ckpt", mhr_path=f"{folder}/assets/mhr_model.pt"
                )
                estimator = SAM3DBodyEstimator(sam_3d_body_model=body, model_cfg=config)
              `
              : py`estimator = setup_sam_3d_body(hf_repo_id=${model.id}, detector_name=None, fov_name=None)`
          }

          image = cv2.imread("person.jpg")
          outputs = estimator.process_one_image(cv2.cvtColor(image, cv2.COLOR_BGR2RGB))
          rendered = visualize_sample_together(image, outputs, estimator.faces)
          cv2.imwrite("output.jpg", rendered.astype(np.uint8))
        `,
      },
    ];
  },
});
