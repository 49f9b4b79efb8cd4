import type { Alert } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { Banner, Button, useMessages, useWords } from '@gladhand/ui';
import { AssignDialog } from './AssignDialog';
import * as S from './handling.styles';
import { ALERT_HANDLING_MESSAGES } from './messages';
import { SnoozeDialog } from './SnoozeDialog';
import type { AlertHandling } from './useAlertHandling';

/** What a user is asked before alerts are handled. */
export interface HandlingQuestion {
  kind: 'assign' | 'snooze';
  alerts: readonly Alert[];
}

interface HandlingDialogsProps {
  handling: AlertHandling;
  question: HandlingQuestion | undefined;
  onClose: () => void;
}

/** The dialog of an action that needs an answer. */
export function HandlingDialogs({ handling, question, onClose }: HandlingDialogsProps) {
  const say = useWords();
  if (!question) return null;
  const { kind, alerts } = question;
  if (kind === 'snooze') {
    return (
      <SnoozeDialog onClose={onClose} onSnooze={(until) => void handling.run(alerts, { action: 'snooze', until })} />
    );
  }
  const [first, ...rest] = alerts;
  return (
    <AssignDialog
      assignee={rest.every(({ assignee }) => assignee === first?.assignee) ? (first?.assignee ?? null) : null}
      failure={handling.error ? say(handling.error.message) : undefined}
      isPending={handling.isPending}
      onAssign={(assignee) => handling.run(alerts, { action: 'assign', assignee })}
      onClose={() => {
        handling.reset();
        onClose();
      }}
    />
  );
}

interface HandlingNoticesProps {
  handling: AlertHandling;
  /** A dialog shows the failure. */
  isAsking: boolean;
}

/** Says that someone else was faster, or that nothing was saved. */
export function HandlingNotices({ handling, isAsking }: HandlingNoticesProps) {
  const messages = useMessages(ALERT_HANDLING_MESSAGES);
  const [only, ...others] = handling.conflicts;
  const conflict = messages.conflict[(only?.handling ?? 'new') as keyof typeof messages.conflict];
  return (
    <>
      {handling.error && !isAsking && <Banner tone="critical" title={messages.failed} onDismiss={handling.reset} />}
      {only && (
        <Banner
          tone="caution"
          title={
            others.length > 0
              ? messages.conflicts(handling.conflicts.length)
              : conflict(only.handledBy ?? messages.someone)
          }
          onDismiss={handling.dismissConflicts}
        >
          {messages.conflictHint}
        </Banner>
      )}
    </>
  );
}

/** Offers to undo what was just done. */
export function UndoOffer({ handling, shortcut }: { handling: AlertHandling; shortcut: string | undefined }) {
  const messages = useMessages(ALERT_HANDLING_MESSAGES);
  const formats = useReadingFormats();
  const { done } = handling;
  return (
    <S.Toast role="status" data-empty={done ? undefined : ''}>
      {done && (
        <>
          <span>{messages.done[done.action](done.count, formats.count(done.count))}</span>
          <Button kind="link" onClick={() => void handling.undo()}>
            {messages.undo} {shortcut && <S.Key>{shortcut}</S.Key>}
          </Button>
        </>
      )}
    </S.Toast>
  );
}
