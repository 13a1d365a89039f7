import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'Laya',
  repoName: 'Laya',
  repoUrl: 'https://github.com/NandhaKishorM/laya',
  docsUrl: 'https://nandhakishorm.github.io/laya/',
  summary: 'Answers typed questions about a text in one pass, with calibrated probabilities.',
  countDownloads: 'path:"rl_agent_config.json"',
  languages: ['python'],
  tasks: ['text-classification'],
  fits: (model) =>
    filesOf(model).includes('rl_agent_config.json')
      ? 'The repository has an rl_agent_config.json.'
      : undefined,

  snippets(model, { revision }) {
    return [
      {
        title: 'Ask about a text',
        install: [pip('laya')],
        code: py`
          import laya

          agent = laya.load(${model.id}${py.rest({ revision })})

          questions = {
              "team": {
                  "type": "choice",
                  "instructions": "Which team should answer?",
                  "criteria": {"billing": "invoices and refunds", "delivery": "late or lost parcels"},
              },
              "urgent": {"type": "noul", "instructions": "Does it need an answer today?"},
          }
          result = agent.predict("The parcel came a week late, and one cup was broken.", questions)
          print(result["answers"]["team"]["choice"], result["answers"]["urgent"]["noul"])
        `,
      },
    ];
  },
});
