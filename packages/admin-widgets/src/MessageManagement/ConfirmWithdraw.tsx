import { type DeveloperMessage, messageStateWord, plainMessageText } from '@gladhand/domain/messages';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, ConfirmDialog, useMessages, useWords } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../internal/messages';
import { ConfirmConflict } from '../internal/SaveConflict/ConfirmConflict';
import { conflictOf } from '../internal/SaveConflict/differences';
import { withdrawMessage } from './messageQueries';
import { MESSAGE_MESSAGES } from './messages';

interface ConfirmWithdrawProps {
  message: DeveloperMessage;
  onClose: () => void;
}

const QUOTED_CHARACTERS = 120;
const quoted = ({ text }: DeveloperMessage) => plainMessageText(text).slice(0, QUOTED_CHARACTERS);

/** Confirms that a message is withdrawn. */
export function ConfirmWithdraw({ message, onClose }: ConfirmWithdrawProps) {
  const texts = useMessages(MESSAGE_MESSAGES);
  const common = useMessages(COMMON_MESSAGES);
  const say = useWords();
  const { notify } = useWidgetHost();
  const withdrawing = useApiMutation(withdrawMessage);
  const current = conflictOf<DeveloperMessage>(withdrawing.error);
  const confirm = () =>
    withdrawing.mutate(
      { id: message.id, version: (current ?? message).version },
      {
        onSuccess: () => {
          notify({ tone: 'good', title: texts.withdrawn });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.withdrawTitle}
      confirmLabel={texts.withdraw}
      destructive
      working={withdrawing.isPending}
      onConfirm={confirm}
    >
      <p>
        <bdi>{quoted(message)}</bdi>
      </p>
      <p>{texts.withdrawText}</p>
      {current && (
        <ConfirmConflict
          what={texts.thisMessage}
          state={texts.stateNow(say(messageStateWord(current.state).label), quoted(current))}
          confirm={texts.withdrawAnyway}
        />
      )}
      {withdrawing.error && !current && (
        <Banner tone="critical" title={common.notSaved}>
          {withdrawing.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
