import { expect, it } from 'vitest';
import { librarySnippets } from '../../../snippets.ts';

const codesOf = (record: { readonly id: string; readonly [field: string]: unknown }): readonly string[] =>
  (librarySnippets(record, { library: 'transformers' })[0]?.snippets ?? []).map(({ code }) => code.text);

const zeroShot = {
  id: 'ada/tide',
  pipeline_tag: 'zero-shot-classification',
  config: { model_type: 'bert', architectures: ['BertForSequenceClassification'] },
};

it('a text in English is compared with the sentence of the pipeline', () => {
  const [piped, direct] = codesOf(zeroShot);
  expect(piped).toContain('candidate_labels=["travel", "politics", "sport"])');
  expect(direct).toContain('f"This example is {label}."');
});

it.each([
  ['ar', 'هذا النص عن {}.'],
  ['de', 'In diesem Text geht es um {}.'],
  ['es', 'Este texto trata de {}.'],
  ['fa', 'این متن درباره {} است.'],
  ['fr', 'Ce texte parle de {}.'],
  ['it', 'Questo testo parla di {}.'],
  ['ru', 'Тема этого текста — {}.'],
  ['uk', 'Тема цього тексту — {}.'],
  ['zh', '这段文字与{}有关。'],
])('a text in %s is compared with %s', (language, sentence) => {
  const [piped, direct] = codesOf({ ...zeroShot, cardData: { language } });
  expect(piped).toContain(`hypothesis_template="${sentence}")`);
  expect(direct).toContain(`"${sentence}".format(label)`);
  expect(direct).not.toContain('travel');
});

it('labels of a widget stay; a language without a sentence has the English one', () => {
  const widgetData = [{ text: 'La marée monte.', candidate_labels: 'mer, montagne' }];
  const [piped] = codesOf({ ...zeroShot, cardData: { language: 'fr' }, widgetData });
  expect(piped).toContain('candidate_labels=["mer", "montagne"], hypothesis_template="Ce texte');
  const [other] = codesOf({ ...zeroShot, cardData: { language: 'bn' } });
  expect(other).not.toContain('hypothesis_template');
});

it('a class that ranks answers has the best one first', () => {
  const config = { model_type: 'xlnet', architectures: ['XLNetForQuestionAnswering'] };
  const [code] = codesOf({ id: 'ada/tide', pipeline_tag: 'question-answering', config });
  expect(code).toContain('start = outputs.start_top_index[0, 0]\nend = outputs.end_top_index[0, 0]\n');
});

it('T5 that finds answers is given the mark that its tokenizer does not add', () => {
  const [code] = codesOf({ id: 'sjrhuschlee/flan-t5-base-squad2', pipeline_tag: 'question-answering' });
  expect(code).toContain('question = tokenizer.cls_token + "Where does Ada work?"');
});

it('a text is asked about only with its own question', () => {
  const asked = { ...zeroShot, pipeline_tag: 'question-answering', config: {} };
  const shown = (widget: object) => codesOf({ ...asked, widgetData: [widget] })[0];
  expect(shown({ context: 'The tide is high.' })).toContain(
    'question = "Where does Ada work?"\ncontext = "My name',
  );
  expect(shown({ question: 'When?', context: 'At nine.' })).toContain(
    'question = "When?"\ncontext = "At nine."',
  );
  expect(shown({ text: 'Where does she live?' })).toContain(
    'question = "Where does she live?"\ncontext = "My name',
  );
});

it.each([
  ['question-answering', 'Question', ['vocab.txt'], true],
  ['multiple-choice', 'MultipleChoice', ['vocab.txt', 'tokenizer.json'], true],
  ['question-answering', 'Question', ['vocab.json', 'merges.txt'], false],
])(
  'RoBERTa with the tokenizer of BERT has no numbers of texts: %s, %s, %j',
  (pipeline_tag, head, files, expected) => {
    const name = head === 'Question' ? 'QuestionAnswering' : head;
    const config = { model_type: 'roberta', architectures: [`RobertaFor${name}`] };
    const siblings = ['config.json', ...files].map((rfilename) => ({ rfilename }));
    const codes = codesOf({ id: 'ada/tide', library_name: 'transformers', pipeline_tag, config, siblings });
    expect(codes.at(-1)?.includes('return_token_type_ids=False')).toBe(expected);
  },
);

it('that of KLUE is known by its name', () => {
  const [code] = codesOf({ id: 'ada/klue-roberta-large-korquad', pipeline_tag: 'question-answering' });
  expect(code).toContain('tokenizer(question, context, return_token_type_ids=False,');
});
