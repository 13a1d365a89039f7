/** @module What a record leads to, computed in the browser. Loaded with the first change. */
import { generatePanel, messageOf } from './engine.ts';
import type { PlaygroundData, PlaygroundResult } from './page.server.ts';
import { readRecord } from './read-record.ts';
import type { PlaygroundState } from './state.ts';

export async function generate(
  state: PlaygroundState,
  defaults: PlaygroundData['defaults'],
): Promise<PlaygroundResult> {
  const read = readRecord(state.text, state.kind);
  if ('problem' in read) return { problem: read.problem, ignored: [], panel: undefined };
  const { ignored, record } = read;
  try {
    const panel = await generatePanel(state, record, defaults);
    return { problem: undefined, ignored, panel };
  } catch (error) {
    return { problem: { message: messageOf(error) }, ignored, panel: undefined };
  }
}
