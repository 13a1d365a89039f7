import { py } from '../../code/index.ts';
import { filesOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';

const video = 'https://github.com/facebookresearch/co-tracker/raw/refs/heads/main/assets/apple.mp4';

export default defineLibrary({
  prettyLabel: 'CoTracker',
  repoName: 'CoTracker',
  repoUrl: 'https://github.com/facebookresearch/co-tracker',
  docsUrl: 'https://github.com/facebookresearch/co-tracker#quick-start',
  summary: 'Follows points through a video, also where they are hidden for a while.',
  countDownloads: 'path_extension:"pth"',
  languages: ['python'],

  snippets(model, context) {
    const files = filesOf(model).filter((file) => file.endsWith('.pth'));
    const third = files.some((file) => file.includes('offline')) || /cotracker3/i.test(nameOf(model));
    const usual = third ? 'scaled_offline.pth' : 'cotracker2.pth';
    const listed = files.includes(usual) ? usual : files.find((file) => !file.includes('online'));
    const weights = hubFile(model, context, context.file ?? listed ?? usual);
    const second = third ? {} : { v2: true, window_len: 8 };
    return [
      {
        title: 'Track a grid of points through a video',
        install: [
          pipGit('cotracker', 'https://github.com/facebookresearch/co-tracker.git'),
          pip('torchvision'),
          pip('imageio[ffmpeg]'),
          hubClient(context),
        ],
        code: py`
          import imageio.v3 as iio
          import torch
          from cotracker.predictor import CoTrackerPredictor
          ${hubImport(context, 'hf_hub_download')}

          ${pickDevice}
          weights = ${weights}
          tracker = CoTrackerPredictor(checkpoint=weights${py.rest(second)}).to(device)

          frames = iio.imread(${video}, plugin="FFMPEG")
          video = torch.tensor(frames).permute(0, 3, 1, 2)[None].float().to(device)
          tracks, visibility = tracker(video, grid_size=10)
          print(tracks.shape, visibility.shape)
        `,
      },
    ];
  },
});
