import {
  isOpenTask,
  type OtaFtpTask,
  type OtaFtpTaskState,
  otaFtpProblem,
  otaFtpTaskState,
} from '@gladhand/domain/ota-ftp';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Button, ProgressBar, StatusPill, type Tone, useMessages, useWords } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { controlTask } from './otaFtpQueries';
import { hintOf, sizeText } from './texts';

const TONES: Readonly<Record<string, Tone>> = {
  ...{ published: 'good', alreadyPublished: 'good', verified: 'good', failed: 'critical', canceled: 'unknown' },
};

/** A task with its progress or its end, and the buttons to cancel and to retry it. */
export function TaskItem({ task }: { task: OtaFtpTask }) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const writing = useWriting();
  const { can } = useWidgetHost();
  const control = useApiMutation(controlTask);
  const { taskId, kind, state, problem, detail, nextTryAt, isCanceling, sizeBytes, doneBytes } = task;
  const file = task.path === '' ? task.fileName : `${task.path}/${task.fileName}`;
  const name = messages.task[kind === 'publish' || kind === 'verify' ? kind : 'delete'](file);
  const isOpen = isOpenTask(state as OtaFtpTaskState);
  const isStopped = state === 'failed' || state === 'canceled';
  const size = (bytes: number) => sizeText(bytes, messages, writing.locale);
  const step =
    state === 'verifying' || kind === 'verify'
      ? messages.verifying
      : kind === 'delete'
        ? messages.deleting
        : messages.uploading;
  return (
    <S.Task>
      <strong>{name}</strong>
      <StatusPill tone={TONES[state] ?? 'neutral'}>
        {isOpen && isCanceling ? messages.canceling : say(otaFtpTaskState(state).label)}
      </StatusPill>
      <S.Sub data-wide>{messages.by(task.author, momentText(task.endedAt ?? task.createdAt, writing))}</S.Sub>
      {isOpen && state !== 'waiting' && (
        <ProgressBar
          data-wide
          label={step}
          value={kind === 'delete' ? undefined : doneBytes}
          max={Math.max(1, sizeBytes)}
          detail={kind === 'delete' ? undefined : messages.progress(size(doneBytes), size(sizeBytes))}
        />
      )}
      {problem != null && (
        <S.Sub data-wide data-tone={isOpen ? undefined : 'critical'}>
          {say(otaFtpProblem(problem).label)}. {hintOf(problem, messages)} {detail && messages.answer(detail)}
        </S.Sub>
      )}
      {isOpen && nextTryAt != null && (
        <S.Sub data-wide>{messages.retryAt(momentText(nextTryAt, writing), String(task.attempt))}</S.Sub>
      )}
      {control.error && (
        <S.Sub data-wide data-tone="critical" role="alert">
          {say(control.error.message)}
        </S.Sub>
      )}
      {can('controlOtaFtpTask') && (isOpen || isStopped) && !(isOpen && isCanceling) && (
        <S.Bar data-wide>
          <Button
            size="xsmall"
            aria-label={isOpen ? messages.cancelOf(name) : messages.retryOf(name)}
            working={control.isPending}
            onClick={() => control.mutate({ taskId, action: isOpen ? 'cancel' : 'retry' })}
          >
            {isOpen ? messages.cancel : messages.retry}
          </Button>
        </S.Bar>
      )}
    </S.Task>
  );
}
