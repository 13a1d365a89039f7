import { describe, expect, it } from 'vitest';
import { modelSchema } from '../records/model.ts';
import { sampleLanguages } from './language-names.ts';
import { taskSamples } from './samples.generated.ts';
import { widgetInputs } from './widget-inputs.ts';

describe('widget inputs', () => {
  it('are valid widget data of a record, for every task and language', () => {
    for (const task of Object.keys(taskSamples))
      for (const language of sampleLanguages) {
        const widgetData = widgetInputs(task, language);
        expect(widgetData).not.toEqual([]);
        expect(modelSchema.is({ id: 'ada/model', widgetData })).toBe(true);
      }
  });

  it('have the shape of the task', () => {
    expect(widgetInputs('question-answering', 'de')).toEqual([
      { text: 'Wo arbeitet Ada?', context: 'Ich heiße Ada und arbeite an der Pegelstation in Dover.' },
    ]);
    expect(Object.keys(widgetInputs('zero-shot-classification', 'fr')[0] ?? {})).toEqual([
      'text',
      'candidate_labels',
    ]);
    expect(widgetInputs('text-generation', 'es')[1]?.messages).toEqual([
      { role: 'user', content: '¿Cuál es la capital de Francia?' },
    ]);
    expect(widgetInputs('image-classification')[0]?.src).toMatch(/^https:\/\/.*\.jpg$/);
  });

  it('accept any spelling of a language, and fall back to English', () => {
    const chinese = widgetInputs('text-classification', 'zh');
    for (const name of ['zh-CN', 'zho', 'Chinese'])
      expect(widgetInputs('text-classification', name)).toEqual(chinese);
    expect(widgetInputs('text-classification', 'xx')).toEqual(widgetInputs('text-classification'));
  });

  it('accept a former task id, and are empty for an unknown one', () => {
    expect(widgetInputs('conversational')).toEqual(widgetInputs('text-generation'));
    for (const task of ['graph-ml', 'constructor', '']) expect(widgetInputs(task)).toEqual([]);
  });

  it('insert the mask token verbatim', () => {
    expect(widgetInputs('fill-mask', 'en', { maskToken: '$&' })[0]?.text).toContain('break of $&.');
  });
});
