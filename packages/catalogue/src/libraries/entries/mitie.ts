import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

export default defineLibrary({
  prettyLabel: 'MITIE',
  repoName: 'MITIE',
  repoUrl: 'https://github.com/mit-nlp/MITIE',
  summary: 'Named entities, relations and text categories, trained and run in C++, Python and Java.',
  languages: ['python', 'shell'],
  tasks: ['token-classification'],
  countDownloads: 'path_filename:"total_word_feature_extractor"',

  snippets(model, context) {
    const named = (stem: string) =>
      filesOf(model).find((file) => file.endsWith('.dat') && file.includes(stem));
    const entities = named('ner_model');
    const words = named('total_word_feature_extractor');
    const install = [pip('mitie'), hubClient(context)];
    if (entities !== undefined)
      return [
        {
          title: 'Find the names in a text',
          install,
          code: py`
            ${hubImport(context, 'hf_hub_download')}
            from mitie import named_entity_extractor, tokenize

            path = ${hubFile(model, context, entities)}
            extractor = named_entity_extractor(path)

            tokens = [token.decode() for token in tokenize(${sampleTextOf(model, tokenClassification)})]
            for places, tag, score in extractor.extract_entities(tokens):
                print(" ".join(tokens[place] for place in places), tag, score)
          `,
        },
      ];
    if (words !== undefined)
      return [
        {
          title: 'Get the features of words',
          install,
          code: py`
            ${hubImport(context, 'hf_hub_download')}
            from mitie import total_word_feature_extractor

            path = ${hubFile(model, context, words)}
            extractor = total_word_feature_extractor(path)
            print(extractor.num_words_in_dictionary, "words")
            for word in ["harbour", "London"]:
                print(word, extractor.get_feature_vector(word)[:5])
          `,
        },
      ];
    return [downloadSnippet(model, context)];
  },
});
