import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { oldPython, pickle, placeholder } from '../../snippets/warnings.ts';

const repository = 'https://github.com/revdotcom/reverb';

export default defineLibrary({
  prettyLabel: 'Reverb',
  repoName: 'Reverb',
  repoUrl: repository,
  summary: 'Transcribes long English recordings and tells their speakers apart.',
  languages: ['python', 'shell'],
  tasks: ['automatic-speech-recognition'],

  snippets(model, context) {
    // Diarization models use another framework.
    if (nameOf(model).toLowerCase().includes('diarization')) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Transcribe a recording',
        install: [checkout(repository, { install: ['.'] }), hubClient(context)],
        warnings: [oldPython('3.12'), pickle, placeholder('a recording, as speech.wav,')],
        code: py`
          import wenet
          ${hubImport(context, 'snapshot_download')}

          model = wenet.load_model(${hubSnapshot(model, context)})

          # From 0, tidied for readers, to 1, every word as it was said.
          print(model.transcribe("speech.wav", verbatimicity=1.0))
        `,
      },
    ];
  },
});
