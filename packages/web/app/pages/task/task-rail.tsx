/** @module The rail of a task: libraries, related tasks, subtasks, the video, the source of the page. */
import { Link } from '@loadout/react';
import { libraryPath } from '../../lib/links/links.ts';
import { RailBox } from '../../ui/rail-box.tsx';
import { RailTasks } from '../../ui/rail-tasks.tsx';
import { SourceLink } from '../../ui/source-link.tsx';
import type { TaskData } from './page.server.ts';
import { VideoStill } from './video-still.tsx';

type RailData = Pick<
  TaskData,
  'libraries' | 'broader' | 'related' | 'subtasks' | 'youtubeId' | 'source' | 'label'
>;

/** The broader task first; it may be among the related ones as well. */
const relatedTo = ({ broader, related }: RailData): RailData['related'] =>
  broader === undefined ? related : [broader, ...related.filter(({ id }) => id !== broader.id)];

export function TaskRail({ task }: { task: RailData }) {
  return (
    <div className="rail-boxes">
      <RailTasks title="Related tasks" tasks={relatedTo(task)} />
      {task.libraries.length > 0 && (
        <RailBox title="Libraries">
          <ul className="rail-links">
            {task.libraries.map((library) => (
              <li key={library.key}>
                <Link href={libraryPath(library.key)}>{library.label}</Link>
              </li>
            ))}
          </ul>
        </RailBox>
      )}
      {task.subtasks.length > 0 && (
        <RailBox title="Subtasks">
          <ul className="flex flex-wrap gap-1.5">
            {task.subtasks.map((subtask) => (
              <li key={subtask.type} className="chip">
                {subtask.name}
              </li>
            ))}
          </ul>
        </RailBox>
      )}
      {task.youtubeId !== undefined && (
        <RailBox title="Video">
          <p className="text-sm">
            <a href={`https://www.youtube.com/watch?v=${encodeURIComponent(task.youtubeId)}`} rel="noopener">
              <VideoStill />
              {task.label} on YouTube
            </a>
          </p>
        </RailBox>
      )}
      <SourceLink href={task.source} />
    </div>
  );
}
