import { formatDate } from '@gladhand/domain/formats';
import { TransferResult, transferResultKind, undoableUntil } from '@gladhand/domain/transfers';
import { oneLine } from '../../engine/mail/oneLine';
import type { MailContent } from '../../engine/mail/template';
import { linesWith, movedTrailers } from './countOf';
import { TRANSFER_MAIL_MESSAGES as TEXT } from './mailMessages';
import type { NamedTransfer } from './repository';
import { hasBegun, seesResults, type TransferCaller } from './sides';
import { countsFor, trailersIn } from './toTransfer';

/** What a mail about a transfer reports. */
export type TransferEvent = keyof typeof TEXT.title;

interface TransferMail {
  title: string;
  content: Omit<MailContent, 'title' | 'footer'>;
}

/** The mail about a transfer, with what its reader sees on the page of the transfer. Trailers are counted, not named. */
export function transferMail(
  event: TransferEvent,
  transfer: NamedTransfer,
  reader: TransferCaller,
  publicUrl: string,
): TransferMail {
  const seen = { ...transfer, counts: countsFor(transfer, reader) };
  const { fromName, toName, transferId } = transfer;
  return {
    title: oneLine(TEXT.title[event](TEXT.parties(fromName, toName))),
    content: {
      lead: [oneLine(leadOf(event, seen, seesResults(reader, transfer)))],
      action: { label: TEXT.open, url: `${publicUrl}/vin-transfer/${transferId}` },
      rows: rowsOf(event, seen, seesResults(reader, transfer)),
    },
  };
}

function leadOf(event: TransferEvent, transfer: NamedTransfer, isChecked: boolean): string {
  const { fromName, toName, requestedBy } = transfer;
  switch (event) {
    case 'requested': {
      const trailers = trailersIn(transfer);
      if (!isChecked) return TEXT.requestedUnchecked(fromName, toName, trailers);
      return (requestedBy === 'to' ? TEXT.requestedByReceiver : TEXT.requested)(fromName, toName, trailers);
    }
    case 'canceled': {
      const moved = movedTrailers(transfer);
      const total = moved + linesWith(transfer, (result) => result === TransferResult.NotMoved);
      return total === 0 ? TEXT.canceled : TEXT.canceledWhileRunning(moved, total, toName);
    }
    case 'done':
      return TEXT.done(movedTrailers(transfer), toName);
    case 'undone':
      return TEXT.undone(
        linesWith(transfer, (result) => result === TransferResult.Returned),
        fromName,
      );
    default:
      return TEXT[event];
  }
}

function rowsOf(event: TransferEvent, transfer: NamedTransfer, isChecked: boolean) {
  const { at, timeZone, reason } = transfer;
  const moment = (instant: Date) => formatDate(instant, 'spokenDateTime', timeZone);
  const row = (label: string, value: string) => ({ label, value: oneLine(value) });
  const isAhead = event === 'requested' || event === 'accepted';
  const until = undoableUntil({ ...transfer, moved: movedTrailers(transfer) });
  const trailers = trailersIn(transfer).toLocaleString('en-US');
  return [
    ...(isAhead ? [row(TEXT.trailers, isChecked ? trailers : TEXT.upTo(trailers))] : []),
    ...(isAhead
      ? [row(TEXT.carriedOut, at ? moment(at) : event === 'requested' ? TEXT.onceAccepted : TEXT.atOnce)]
      : []),
    ...(hasBegun(transfer) ? countRows(transfer) : []),
    ...(until ? [row(TEXT.undoableUntil, moment(until))] : []),
    ...(reason === null ? [] : [row(TEXT.reason, reason)]),
  ];
}

/** What became of the lines. */
function countRows(transfer: NamedTransfer) {
  return Object.entries(TEXT.kinds).flatMap(([kind, label]) => {
    const lines = linesWith(transfer, (result) => transferResultKind(result) === kind);
    return lines === 0 ? [] : [{ label, value: lines.toLocaleString('en-US') }];
  });
}
