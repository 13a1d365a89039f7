/** @module What stands beside a task's text: libraries, related tasks, finer kinds, the video, the file behind the page. */
import { Link } from '@loadout/react';
import { libraryPath, taskPath } from '../../lib/links/links.ts';
import type { TaskData } from './page.server.ts';
import { SourceLink } from '../../ui/source-link.tsx';
import { VideoStill } from './video-still.tsx';

type SheetData = Pick<
  TaskData,
  'libraries' | 'broader' | 'related' | 'subtasks' | 'youtubeId' | 'source' | 'label'
>;

export function TaskSheet({ task }: { task: SheetData }) {
  return (
    <aside aria-label="More on this task" className="space-y-8">
      {task.libraries.length > 0 && (
        <section aria-label="Libraries">
          <h2 className="label border-b border-line pb-1">Libraries</h2>
          <ul className="mt-1.5">
            {task.libraries.map((library) => (
              <li key={library.key}>
                <Link
                  href={libraryPath(library.key)}
                  className="block py-[3px] text-sm no-underline hover:underline"
                >
                  {library.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {task.broader && (
        <p className="text-sm">
          A kind of <Link href={taskPath(task.broader.id)}>{task.broader.label}</Link>
        </p>
      )}
      {task.related.length > 0 && (
        <section aria-label="Related tasks">
          <h2 className="label border-b border-line pb-1">Related tasks</h2>
          <ul className="mt-1.5">
            {task.related.map((other) => (
              <li key={other.id}>
                <Link
                  href={taskPath(other.id)}
                  className="block py-[3px] text-sm no-underline hover:underline"
                >
                  {other.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {task.subtasks.length > 0 && (
        <section aria-label="Finer kinds">
          <h2 className="label border-b border-line pb-1">Finer kinds</h2>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {task.subtasks.map((subtask) => (
              <li key={subtask.type} className="chip">
                {subtask.name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {task.youtubeId !== undefined && (
        <section aria-label="Video">
          <h2 className="label border-b border-line pb-1">Video</h2>
          <p className="mt-2 text-sm">
            <a href={`https://www.youtube.com/watch?v=${encodeURIComponent(task.youtubeId)}`} rel="noopener">
              <VideoStill />
              {task.label}, explained on YouTube
            </a>
          </p>
        </section>
      )}
      <SourceLink href={task.source} />
    </aside>
  );
}
