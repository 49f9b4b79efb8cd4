import { useWidgetHost } from '@gladhand/domain/react';
import { moves, type TrailerTransfer, TransferResult, TransferState } from '@gladhand/domain/transfers';
import { useMessages } from '@gladhand/ui';
import { momentText, useWriting } from '../internal/writing';
import { TRANSFER_MESSAGES } from './messages';

/** Where a transfer is, and what happens next. */
export function useProgressText(transfer: TrailerTransfer): string {
  const messages = useMessages(TRANSFER_MESSAGES);
  const writing = useWriting();
  const { locale } = useWidgetHost();
  const { state, at, timeZone, counts, requestedBy, from, to, trailers, undoableUntil, actions } = transfer;
  const linesOf = (has: (result: string) => boolean) =>
    counts.filter(({ result }) => has(result)).reduce((sum, { lines }) => sum + lines, 0);
  const number = (value: number) => value.toLocaleString(locale);
  const moved = linesOf((result) => result === TransferResult.Moved);
  const notMoved = linesOf((result) => result === TransferResult.NotMoved);
  const undo =
    actions.includes('undo') && undoableUntil ? [messages.undoUntil(momentText(undoableUntil, writing))] : [];
  switch (state) {
    case TransferState.Requested:
      if (requestedBy === 'administrator') return messages.waitingForSide;
      return messages.waitingFor(requestedBy === 'from' ? to.name : from.name);
    case TransferState.Scheduled:
      return at === null ? messages.scheduledNow : messages.scheduledFor(momentText(at, { ...writing, timeZone }));
    case TransferState.Running:
      return messages.running(number(moved), number(moved + linesOf(moves)));
    case TransferState.Undoing:
      return messages.undoing(number(moved));
    case TransferState.Done:
      return [messages.doneText(trailers, number(trailers)), ...undo].join(' ');
    case TransferState.Canceled:
      // Otherwise it was canceled before it began.
      if (moved + notMoved === 0) return '';
      return [messages.canceledText(number(moved), number(moved + notMoved)), ...undo].join(' ');
    default:
      return '';
  }
}
