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
    install: first?.install?.map((one) => ('name' in one ? one.name : one.kind)) ?? [],
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

it('version 10 has the class of its fork where the hub tags its upload, else a weights file', () => {
  const tags = ['yolov10', 'region:us'];
  expect(yolo({ tags: [...tags, 'pytorch_model_hub_mixin'] }).text).toContain('YOLOv10.from_pretrained');
  expect(yolo({ tags }).text).toContain('model = YOLO(');
  expect(yolo({ tags: ['yolov10'], siblings: [{ rfilename: 'tide.pt' }] }).text).toContain('"tide.pt"');
  expect(yolo({ tags, siblings: [{ rfilename: 'model.safetensors' }] }).text).toContain('YOLOv10.');
});

it('installs what the client of the hub needs to load the weights of the fork', () => {
  expect(yolo({ tags: ['yolov10'] }).install).toEqual(['yolov10', 'huggingface_hub', 'safetensors']);
  expect(yolo({ tags: ['yolo11'] }).install).toEqual(['ultralytics', 'huggingface_hub']);
});

it('warns where it loads the first of several weights, or may', () => {
  const two = { tags: ['yolo11'], siblings: [{ rfilename: 'ebb.pt' }, { rfilename: 'tide.pt' }] };
  expect(yolo(two).warnings).toEqual(['unsafe-format', 'inferred']);
  expect(yolo({ tags: ['yolo11'] }).warnings).toEqual(['unsafe-format', 'inferred']);
  expect(yolo({ tags: ['yolo11'] }).text).toContain('print([name for name in files');
  expect(yolo(two, { file: 'tide.pt' }).warnings).toEqual(['unsafe-format']);
  expect(yolo({ ...two, siblings: two.siblings.slice(1) }).warnings).toEqual(['unsafe-format']);
});

it('loads the weights that the card of a collection loads', () => {
  const { text, warnings } = yolo({ id: 'Bingsu/adetailer' });
  expect(text).toContain('filename="face_yolov8n.pt"');
  expect(warnings).toEqual(['unsafe-format']);
});

it.each([
  ['ada/face-tide', 'guitar-man'],
  ['ada/Person_Counter', 'guitar-man'],
  ['ada/surfaces', 'parrots'],
])('shows %s a picture of %s', (id, words) => {
  expect(yolo({ id, tags: ['yolo11'] }).text).toContain(words);
});
