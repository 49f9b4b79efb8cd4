const trailersText = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'trailer' : 'trailers'}`;

/** Texts of mails about transfers. */
export const TRANSFER_MAIL_MESSAGES = {
  title: {
    requested: (parties: string) => `Answer a VIN transfer: ${parties}`,
    accepted: (parties: string) => `VIN transfer accepted: ${parties}`,
    declined: (parties: string) => `VIN transfer declined: ${parties}`,
    canceled: (parties: string) => `VIN transfer canceled: ${parties}`,
    done: (parties: string) => `VIN transfer done: ${parties}`,
    undone: (parties: string) => `VIN transfer undone: ${parties}`,
  },
  parties: (from: string, to: string) => `${from} to ${to}`,
  requested: (from: string, to: string, trailers: number) =>
    `${from} wants to transfer ${trailersText(trailers)} to ${to}. Accept or decline the request.`,
  requestedByReceiver: (from: string, to: string, trailers: number) =>
    `${to} asks ${from} to transfer ${trailersText(trailers)}. Accept or decline the request.`,
  requestedUnchecked: (from: string, to: string, lines: number) =>
    `${from} wants to transfer up to ${trailersText(lines)} to ${to}. Accept or decline the request.`,
  accepted: 'Your request was accepted.',
  declined: 'Your request was declined. Nothing moves.',
  canceled: 'The transfer was canceled before it began. Nothing moves.',
  canceledWhileRunning: (moved: number, total: number, to: string) =>
    `The transfer was canceled after ${moved.toLocaleString('en-US')} of ${trailersText(total)} had moved to ${to}. The others were not moved.`,
  done: (moved: number, to: string) => `${trailersText(moved)} moved to ${to}.`,
  undone: (returned: number, from: string) => `${trailersText(returned)} went back to ${from}.`,
  carriedOut: 'Carried out',
  onceAccepted: 'As soon as it is accepted',
  atOnce: 'Now',
  trailers: 'Trailers',
  upTo: (count: string) => `Up to ${count}`,
  kinds: {
    moved: 'Moved',
    returned: 'Given back',
    notMoved: 'Not moved',
    leftOut: 'Lines left out',
    duplicate: 'Duplicate lines',
  },
  undoableUntil: 'Can be undone by an administrator until',
  reason: 'Reason',
  open: 'Open the transfer',
} as const;
