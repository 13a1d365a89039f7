import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pickDevice } from '../recipes/setup/torch-device.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { pickle } from '../../snippets/warnings.ts';

const repository = 'https://github.com/Synthefy/synthefy-migas';

export default defineLibrary({
  prettyLabel: 'Migas',
  repoName: 'Migas',
  repoUrl: repository,
  countDownloads: 'path:"model.pt"',
  languages: ['python'],
  tasks: ['time-series-forecasting'],
  summary: 'Forecasts of time series that take written context into account.',

  snippets: (model, context) => [
    {
      title: 'Forecast a series with a text as context',
      install: [checkout(repository, { install: ['-e', '.'] }), hubClient(context)],
      warnings: [pickle],
      code: py`
        import numpy as np
        import torch
        ${hubImport(context, 'hf_hub_download')}
        from migaseval import MigasPipeline

        ${pickDevice}
        pipeline = MigasPipeline.from_pretrained(
            ${hubFile(model, context, 'model.pt')},
            device=device,
        )

        history = np.linspace(60, 75, 64, dtype=np.float32).reshape(1, -1)
        # A summary of your own spares the language model that would write one; keep both headings.
        summary = (
            "FACTUAL SUMMARY: Ticket sales of the ferry rose week after week.\n"
            "PREDICTIVE SIGNALS: The line closes for repairs soon, so sales should fall."
        )
        forecast = pipeline.predict(history, summaries=[summary], pred_len=16)
        print(forecast[0, :, 0].cpu().numpy())
      `,
    },
  ],
});
