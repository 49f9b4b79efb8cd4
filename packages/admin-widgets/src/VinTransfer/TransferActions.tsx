import { ApiErrorCode } from '@gladhand/domain';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import {
  moves,
  TRANSFER_POLICY,
  type TrailerTransfer,
  type TransferAction,
  TransferState,
} from '@gladhand/domain/transfers';
import { Banner, Button, ConfirmDialog, TextArea, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { RECORD_PAGE_MESSAGES } from '../internal/RecordPage/messages';
import * as S from '../internal/RecordPage/RecordPage.styles';
import { TRANSFER_MESSAGES } from './messages';
import { controlTransfer, discardDraft } from './transferQueries';

const ORDER: readonly TransferAction[] = ['discard', 'cancel', 'decline', 'accept', 'undo'];

interface TransferActionsProps {
  transfer: TrailerTransfer;
  /** Called when a draft was discarded. */
  onDiscarded?: () => void;
}

/** What the viewer can do with a transfer, each after a confirmation. */
export function TransferActions({ transfer, onDiscarded }: TransferActionsProps) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const { can } = useWidgetHost();
  const [asking, setAsking] = useState<TransferAction>();
  const labels: Record<TransferAction, string> = {
    ...{ accept: messages.accept, decline: messages.decline, cancel: messages.cancelTransfer, undo: messages.undo },
    discard: messages.discard,
  };
  if (!can('controlTrailerTransfer')) return null;
  return (
    <>
      {ORDER.filter((action) => transfer.actions.includes(action)).map((action) => (
        <Button key={action} kind={action === 'accept' ? 'primary' : 'default'} onClick={() => setAsking(action)}>
          {labels[action]}
        </Button>
      ))}
      {asking && (
        <Confirm
          transfer={transfer}
          action={asking}
          label={labels[asking]}
          onClose={() => setAsking(undefined)}
          onDone={() => {
            setAsking(undefined);
            if (asking === 'discard') onDiscarded?.();
          }}
        />
      )}
    </>
  );
}

interface ConfirmProps {
  transfer: TrailerTransfer;
  action: TransferAction;
  label: string;
  onClose: () => void;
  onDone: () => void;
}

function Confirm({ transfer, action, label, onClose, onDone }: ConfirmProps) {
  const messages = useMessages(TRANSFER_MESSAGES);
  const recordMessages = useMessages(RECORD_PAGE_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const control = useApiMutation(action === 'discard' ? discardDraft : controlTransfer);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { id, version, state, trailers, from, to } = transfer;
  const { error } = control;
  // The lines were judged again, for example because a trailer has left.
  const changedTo =
    error?.code === ApiErrorCode.Conflict && typeof error.details.trailers === 'number'
      ? error.details.trailers
      : undefined;
  const count = changedTo ?? trailers;
  const text = count.toLocaleString(locale);
  const needsReason = action === 'decline' || action === 'undo';
  // The batch that is being carried out when the transfer is canceled.
  const inHand = Math.min(
    TRANSFER_POLICY.batch,
    transfer.counts.filter(({ result }) => moves(result)).reduce((sum, { lines }) => sum + lines, 0),
  );
  const words = {
    accept: { title: messages.acceptTitle(count, text), text: messages.acceptText(to.name) },
    decline: { title: messages.declineTitle, text: messages.declineText },
    cancel: {
      title: messages.cancelTitle,
      text:
        state === TransferState.Running
          ? messages.cancelRunningText(from.name, to.name, inHand.toLocaleString(locale))
          : messages.cancelText,
    },
    discard: { title: messages.discardTitle, text: messages.discardText },
    undo: { title: messages.undoTitle(count, text), text: messages.undoText(from.name, to.name) },
  }[action];
  const confirm = () => {
    setIsTried(true);
    if (needsReason && reason.trim() === '') return;
    control.mutate(
      { id, version, action, trailers: count, ...(needsReason && { reason: reason.trim() }) },
      { onSuccess: onDone },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      confirmLabel={label}
      cancelLabel={action === 'cancel' ? messages.keep : undefined}
      destructive={action === 'undo' || action === 'cancel' || action === 'discard'}
      working={control.isPending}
      onConfirm={confirm}
    >
      <S.Stack>
        {error && (
          <Banner tone="critical" title={recordMessages.notDone}>
            {changedTo !== undefined
              ? messages.changedMeanwhile(text)
              : error.code === ApiErrorCode.Conflict
                ? messages.changed
                : say(error.message)}
          </Banner>
        )}
        <span>{words.text}</span>
        {needsReason && (
          <TextArea
            label={messages.reason}
            required
            maxLength={TRANSFER_POLICY.reasonChars}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isTried && reason.trim() === '' ? messages.reasonMissing : undefined}
          />
        )}
      </S.Stack>
    </ConfirmDialog>
  );
}
