import { expect, it } from 'vitest';
import type { ModelRecord } from '../../../records/model.ts';
import { librarySnippets, type LibrarySnippetOptions } from '../../snippets.ts';

function yolo(record: Partial<ModelRecord>, options: LibrarySnippetOptions = {}) {
  const [found] = librarySnippets({ id: 'ada/tide', ...record }, { library: 'ultralytics', ...options });
  const [first] = found?.snippets ?? [];
  return {
    text: first?.code.text ?? '',
    title: first?.title,
    warnings: first?.warnings?.map(({ code }) => code) ?? [],
    notice: found?.notice?.code,
  };
}

it('version 10 has a separate class, the others do not', () => {
  expect(yolo({ tags: ['yolov10'] }).text).toContain('YOLOv10.from_pretrained("ada/tide")');
  expect(yolo({ tags: ['yolo11'] }).text).toContain('import YOLO\n');
  expect(yolo({ tags: ['yolo11'] }).notice).toBeUndefined();
});

it('has a notice if no tag names the version', () => {
  const { text, notice } = yolo({ tags: ['art'] });
  expect(notice).toBe('yolo-version-missing');
  expect(text).toContain('# No valid YOLO version tag was found.');
  expect(yolo({ tags: ['yolo11'] }).text).not.toContain('# No valid');
  expect(yolo({}).notice).toBe('yolo-version-missing');
});

it('the weights are the requested file, else a listed one, else the first that the code finds', () => {
  const listed = { tags: ['yolo11'], siblings: [{ rfilename: 'tide.pt' }] };
  expect(yolo(listed).text).toContain('filename="tide.pt"');
  expect(yolo(listed).text).not.toContain('list_repo_files');
  expect(yolo(listed, { file: 'ebb.pt' }).text).toContain('filename="ebb.pt"');
  expect(yolo({ tags: ['yolo11'] }).text).toContain('name.endswith(".pt")');
  expect(yolo({ tags: ['yolo11'] }).text).toContain(
    'YOLO(hf_hub_download(repo_id="ada/tide", filename=file))',
  );
  expect(yolo({ tags: ['yolo11'] }, { file: 'ebb.pt' }).text).not.toContain('list_repo_files');
});

it.each([
  ['image-classification', 'probs.top1'],
  ['image-segmentation', '.masks'],
  ['keypoint-detection', '.keypoints'],
  ['object-detection', '.boxes'],
])('for %s prints %s', (pipeline_tag, words) => {
  expect(yolo({ tags: ['yolo11'], pipeline_tag }).text).toContain(words);
});
