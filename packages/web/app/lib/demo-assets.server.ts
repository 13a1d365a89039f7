/** @module The addresses of the tasks' demo pictures and sounds, as the build has named them. */

const urls = import.meta.glob<string>('../../../catalogue/src/tasks/*/assets/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const demoAssetUrl = (task: string, filename: string): string | undefined =>
  urls[`../../../catalogue/src/tasks/${task}/assets/${filename}`];
