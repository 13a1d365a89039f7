/** @module Demo files exist, are small, and have a text alternative. */
import { eachTask } from '../rule.ts';

const limits = { img: 40_000, audio: 60_000 } as const;

export const taskDemoFiles = eachTask(function* check(task, { assetSize }) {
  for (const entry of [...task.demo.inputs, ...task.demo.outputs]) {
    if (entry.type !== 'img' && entry.type !== 'audio') continue;
    const still = entry.type === 'img' && entry.still !== undefined ? [entry.still] : [];
    for (const filename of [entry.filename, ...still]) {
      const size = assetSize(task.id, filename);
      if (size === undefined) yield `assets/${filename} is missing: make it with npm run demo-assets`;
      else if (size > limits[entry.type])
        yield `assets/${filename} has ${size} bytes: at most ${limits[entry.type]}`;
    }
    const words = entry.type === 'img' ? entry.alt : entry.transcript;
    if (words.trim().length < 12)
      yield `assets/${entry.filename} needs a real description for those who cannot perceive it`;
  }
});
