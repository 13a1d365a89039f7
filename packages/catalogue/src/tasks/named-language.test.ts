import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import { sampleLanguages } from './language-names.ts';
import { sampleLanguageOf } from './languages.ts';
import { withNamedLanguage } from './named-language.ts';

const texts = Object.fromEntries(sampleLanguages.map((language) => [language, language]));

const languageOf = (record: Partial<ModelRecord>) =>
  sampleLanguageOf(withNamedLanguage({ id: 'acme/tide', ...record }), texts);

describe("a sample's language", () => {
  it.each([
    ['almanach/camembert-base', 'fr'],
    ['google-bert/bert-base-german-cased', 'de'],
    ['deepset/gbert-base', 'de'],
    ['shibing624/text2vec-base-chinese', 'zh'],
    ['ShannonAI/ChineseBERT-base', 'zh'],
    ['ai-forever/ruT5-base', 'ru'],
    ['sergeyzh/rubert-tiny-turbo', 'ru'],
    ['aubmindlab/bert-base-arabert', 'ar'],
    ['HooshvareLab/bert-base-parsbert-uncased', 'fa'],
    ['dccuchile/bert-base-spanish-wwm-cased', 'es'],
    ['espejelomar/beto-base-cased', 'es'],
    ['acme/umberto-tide', 'it'],
    ['acme/tide-ukrainian', 'uk'],
    ['acme/tide-mongolian', 'mn'],
    ['tohoku-nlp/bert-base-japanese', 'ja'],
    ['upskyy/e5-base-korean', 'ko'],
    ['neuralmind/bert-large-portuguese-cased', 'pt'],
    ['wietsedv/bert-base-dutch-cased', 'nl'],
    ['vinai/phobert-base-v2', 'vi'],
    ['NlpHUST/ner-vietnamese-electra-base', 'vi'],
    ['pythainlp/thainer-corpus-v2-base-model', 'th'],
    ['cahya/bert-base-indonesian-NER', 'id'],
    ['ytu-ce-cosmos/turkish-base-bert-uncased', 'tr'],
    ['acme/bert-finnish', 'fi'],
    ['beomi/KcELECTRA-base', 'ko'],
    ['snunlp/KR-SBERT-V40K-klueNLI-augSTS', 'ko'],
    ['hyunwoongko/kobart', 'ko'],
    ['skt/kogpt2-base-v2', 'ko'],
    ['dragonkue/BGE-m3-ko', 'ko'],
    ['cl-nagoya/ruri-base', 'ja'],
    ['ai-forever/sbert_large_nlu_ru', 'ru'],
    ['ai-forever/ruRoberta-large', 'ru'],
    ['BAAI/bge-base-zh', 'zh'],
    ['BAAI/bge-small-zh-v1.5', 'zh'],
    ['pkshatech/GLuCoSE-base-ja-v2', 'ja'],
    ['BM-K/KoSimCSE-roberta-multitask', 'ko'],
    ['alireza7/ARMAN-SS-100-persian-base-parsinlu-multiple-choice', 'fa'],
    ['lucas-leme/FinBERT-PT-BR', 'pt'],
    ['acme/tide-en-zh-v2', 'en'],
    ['asahi417/tner-xlm-roberta-large-panx-dataset-es', 'es'],
    ['sarahai/ru-sum', 'ru'],
    ['hyunwoongko/jaberta-base-ja-xnli', 'ja'],
    ['lcampillos/roberta-es-clinical-trials-ner', 'es'],
    ['nebiberke/news-sum-tr', 'tr'],
    ['koala/xlm-roberta-large-de', 'de'],
    ['sdadas/stella-pl-retrieval', 'pl'],
    ['surajp/gpt2-hindi', 'hi'],
    ['ostris/Z-Image-De-Turbo', 'en'],
    ['AnonymousSub/AR_cline', 'en'],
    ['AhmedSSoliman/MarianCG_NL-to-Code', 'en'],
    ['bigscience/tr3m-1B3-pile-checkpoints', 'en'],
    ['acme/tide-german-ru', 'en'],
    ['pdelobelle/robbert-v2-dutch-ner', 'nl'],
    ['avichr/heBERT', 'he'],
    ['allegro/herbert-base-cased', 'pl'],
    ['gsarti/it5-base-news-summarization', 'it'],
    ['acme/m2m100_418M-ja', 'en'],
    ['acme/opus-mt-fi-ja', 'en'],
    ['acme/mbart50-english-to-bangla', 'en'],
    ['acme/tide-fi-ru', 'en'],
    ['FPTAI/vibert-base-cased', 'vi'],
    ['acme/tide-work', 'en'],
    ['FacebookAI/roberta-base', 'en'],
    ['acme/tide-japanese-korean', 'en'],
    ['acme/german-english-tide', 'en'],
    ['acme/tide-german-french', 'en'],
    ['acme/cross-en-german', 'en'],
    ['acme/multilingual-arabic', 'en'],
    ['facebook/mms-tts-urd-script_arabic', 'en'],
    ['acme/germany-tide', 'en'],
    ['Exscientia/IgBert', 'en'],
    ['chinese-tide/bert', 'en'],
  ])('is told by the name of %s: %s', (id, language) => {
    expect(languageOf({ id, tags: ['tf', 'pytorch'] })).toBe(language);
  });

  it('is not told by the name where the card or the tags tell one, or for a translator', () => {
    expect(languageOf({ id: 'a/tide-german', tags: ['fr'] })).toBe('fr');
    expect(languageOf({ id: 'a/tide-german', cardData: { language: 'nl' } })).toBe('nl');
    expect(languageOf({ id: 'a/tide-german', cardData: { language: 'multilingual' } })).toBe('de');
    expect(languageOf({ id: 'a/to-german', pipeline_tag: 'translation' })).toBe('en');
  });
});
