/** @module Every task has a text of 300 to 900 words, with code only from directives that yield a snippet. */
import { inferenceSnippets, librarySnippets, readAbout, type SnippetDirective } from '@loadout/catalogue';
import { eachTask } from '../rule.ts';

const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

export const taskAboutComplete = eachTask(function* check(task, { about }) {
  const text = about(task.id);
  if (text === undefined) {
    yield 'there is no about.md: write what it is, where it is used, how to choose, how it is measured, pitfalls';
    return;
  }
  const count = words(text);
  if (count < 300 || count > 900) yield `about.md has ${count} words: 300 to 900 explain a task`;
  if (/^```/m.test(text)) yield 'about.md has pasted code: name a model and a library with @snippet instead';
  if (/^# /m.test(text)) yield 'about.md has a first-level heading: the page has one already, begin with ##';
  for (const block of readAbout(text, task.id)) {
    if (block.kind !== 'snippet' || yieldsSnippet(block.directive)) continue;
    const { model, library, client } = block.directive;
    yield `about.md: ${library ?? client} gives no snippet for ${model.id}: name another model, library, client or provider`;
  }
}, 'about.md');

function yieldsSnippet({ model, library, client, provider = 'auto' }: SnippetDirective): boolean {
  if (library !== undefined)
    return librarySnippets(model, { library }).some(({ snippets }) => snippets.length > 0);
  try {
    return inferenceSnippets(model, { provider, clients: client === undefined ? [] : [client] }).length > 0;
  } catch {
    return false;
  }
}
