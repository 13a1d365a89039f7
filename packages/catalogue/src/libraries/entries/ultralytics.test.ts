import { describe, expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const generate = (tags: readonly string[], library = 'ultralytics') =>
  librarySnippets({ id: 'owner/detector', library_name: library, tags }, { library })[0];

describe('YOLO', () => {
  it('loads version 10 with the class of its fork, spelt with one v', () => {
    expect(generate(['yolov10'])?.snippets[0]?.code.text).toContain('from ultralytics import YOLOv10\n');
  });

  it('assumes version 10 for the library yolov10', () => {
    expect(generate([], 'yolov10')?.snippets[0]?.code.text).toContain(
      'YOLOv10.from_pretrained("owner/detector")',
    );
  });

  it('loads other versions with the class YOLO of the main package', () => {
    const result = generate(['yolov8']);
    expect(result?.snippets[0]?.code.text).toContain('from ultralytics import YOLO\n');
    expect(result?.notice).toBeUndefined();
  });

  it('returns a comment and a notice if there is no valid version tag', () => {
    const result = generate(['object-detection', 'yolovx', 'yolo']);
    expect(result?.snippets[0]?.code.text).toContain('# No valid YOLO version tag was found.');
    expect(result?.notice?.message).toBe('No valid YOLO version tag was found.');
  });
});
