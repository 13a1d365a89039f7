import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'RoboOrchardLab',
  repoName: 'RoboOrchardLab',
  repoUrl: 'https://github.com/HorizonRobotics/RoboOrchardLab',
  docsUrl: 'https://horizonrobotics.github.io/robot_lab/robo_orchard/lab/index.html',
  summary: 'Trains and evaluates perception and manipulation models for robots.',
  languages: ['python', 'shell'],
  tasks: ['robotics'],
  countDownloads: 'path_extension:"safetensors"',

  snippets(model, context) {
    // The other models depend on packages that no index has.
    if (nameOf(model).toLowerCase() !== 'monodream') return [downloadSnippet(model, context)];
    return [
      {
        title: 'Predict the next step of a walk',
        install: [pip('robo_orchard_lab[monodream]'), pip('transformers', '>=4.50,<5'), hubClient(context)],
        warnings: [gpu],
        code: py`
          ${hubImport(context, 'snapshot_download')}
          from robo_orchard_lab.inference import InferencePipelineMixin
          from robo_orchard_lab.models.monodream.processor import MonoDreamInput

          folder = ${hubSnapshot(model, context)}
          pipeline = InferencePipelineMixin.load_pipeline(folder)
          pipeline.model.init_components(folder)
          pipeline.to("cuda")
          pipeline.model.eval()

          seen = MonoDreamInput(
              image_paths=[f"{folder}/data_example/rgb_{number}.png" for number in range(8)],
              instruction="Walk past the billiards table and stop at the top of the stairs.",
          )
          print(pipeline(seen).text)
        `,
      },
    ];
  },
});
