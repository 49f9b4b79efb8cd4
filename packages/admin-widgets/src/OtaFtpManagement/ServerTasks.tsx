import type { ApiError } from '@gladhand/domain';
import { isOpenTask, type OtaFtpTask, type OtaFtpTaskState } from '@gladhand/domain/ota-ftp';
import { useMessages } from '@gladhand/ui';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { QueryState } from './QueryState';
import { TaskItem } from './TaskItem';

/** Ended tasks that are shown at once: the newest one says what has just happened. */
const SHOWN_ENDED = 1;

interface ServerTasksProps {
  query: { data: OtaFtpTask[] | undefined; error: ApiError | null; isFetching: boolean; refetch: () => unknown };
}

/** What is being done on a server, with progress, and what was done before. */
export function ServerTasks({ query }: ServerTasksProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const { data = [], error } = query;
  if (data.length === 0 && !error) return null;
  const open = data.filter(({ state }) => isOpenTask(state as OtaFtpTaskState));
  const ended = data.filter((task) => !open.includes(task));
  const earlier = ended.slice(SHOWN_ENDED);
  return (
    <section aria-label={messages.tasks}>
      <S.Stack>
        <S.Head>
          <h2>{messages.tasks}</h2>
        </S.Head>
        <QueryState query={query} what={messages.tasks} />
        <S.Tasks>
          {[...open, ...ended.slice(0, SHOWN_ENDED)].map((task) => (
            <TaskItem key={task.taskId} task={task} />
          ))}
        </S.Tasks>
        {earlier.length > 0 && (
          <S.Earlier>
            <summary>{messages.earlierTasks(String(earlier.length))}</summary>
            <S.Tasks>
              {earlier.map((task) => (
                <TaskItem key={task.taskId} task={task} />
              ))}
            </S.Tasks>
          </S.Earlier>
        )}
      </S.Stack>
    </section>
  );
}
