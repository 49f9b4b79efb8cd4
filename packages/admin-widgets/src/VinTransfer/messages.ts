import { defineMessages } from '@gladhand/ui';

export const TRANSFER_MESSAGES = defineMessages('transfer', {
  title: 'VIN Transfer',
  count: (total: number, text: string) => `${text} ${total === 1 ? 'transfer' : 'transfers'}`,
  newTransfer: 'New transfer',
  theTransfers: 'The transfers',
  theTransfer: 'The transfer',
  theLines: 'The lines',
  list: 'Transfers',
  noMatch: 'No matching transfers',
  none: 'No transfers yet',
  noneHint: 'A transfer moves trailers to another customer. Their history stays with the customer that had them.',
  shownOf: (shown: string, total: string) => `${shown} of ${total} transfers shown`,
  back: 'Back to the transfers',
  parties: 'From and to',
  date: 'Date',
  requested: 'Requested',
  atOnce: 'As soon as it is accepted',
  partiesText: (from: string, to: string) => `${from} to ${to}`,
  missing: "This transfer doesn't exist, or you don't have access to it.",

  // A new transfer
  from: 'From',
  to: 'To',
  otherName: 'Name of the other customer',
  otherHint: 'Enter the complete name. Customers that you have no access to are not listed.',
  find: 'Find',
  otherMissing: 'There is no customer with exactly this name.',
  otherFound: (name: string) => `Customer: ${name}`,
  notListed: 'Another customer, by name',
  dateHint: (zone: string) => `Leave it empty to transfer as soon as it is accepted. Midnight in ${zone}.`,
  review: 'Review transfer',
  chooseFrom: 'Choose the customer that gives the trailers.',
  chooseTo: 'Choose the customer that gets the trailers.',
  badDate: 'Enter today or a later date.',
  notRequested: 'Not requested',
  willMove: (count: number, text: string) => `${text} ${count === 1 ? 'trailer will move.' : 'trailers will move.'}`,
  willCheck: (count: number, text: string, from: string) =>
    `${from} checks ${text} ${count === 1 ? 'line' : 'lines'} when it accepts.`,
  leftOutToo: (leftOut: string, duplicates: string) => `${leftOut} left out, ${duplicates} duplicate.`,

  saveDraft: 'Save draft',
  draftSaved: 'The draft is saved. Only your side sees it.',
  notSaved: 'Not saved',
  draftChanged: 'Another user has changed this draft since you opened it.',
  reload: 'Discard my changes and reload',
  savedBy: (user: string, at: string) => `Saved by ${user}, ${at}`,

  // What moves, stays and ends
  movesTo: (to: string) => `Moves to ${to}`,
  moves: {
    identity: 'Identity: VIN, unit ID, type, year',
    device: 'Device and sensors',
    faults: 'Fault codes as the ABS unit reports them',
    papers: 'Inspection papers',
    updates: 'Updates over the air that are under way',
  },
  staysWith: (from: string) => `Stays with ${from}`,
  stays: {
    positions: (days: string) => `Positions and activity until then, kept for ${days} days`,
    pictures: 'Pictures from cargo cameras and repairs',
    visits: 'Geofence visits, alerts and maintenance issues, which end',
    reports: 'Reports that were sent or stored',
  },
  ends: 'Ends with the transfer',
  groups: (count: number, text: string) => `${text} ${count === 1 ? 'group loses' : 'groups lose'} trailers`,
  alertRules: (count: number, text: string) => `${text} alert ${count === 1 ? 'rule names' : 'rules name'} trailers`,
  sharedLinks: (count: number, text: string) => `${text} ${count === 1 ? 'link shares' : 'links share'} locations`,
  deviceLinks: (count: number, text: string) => `${text} ${count === 1 ? 'phone reports' : 'phones report'} positions`,
  privacy: (to: string) =>
    `${to} can't see anything from before the transfer. Administrators can undo it within 24 hours.`,

  // The confirmation
  confirmTitle: (count: number, text: string) => `Transfer ${text} ${count === 1 ? 'trailer' : 'trailers'}?`,
  requestTitle: (count: number, text: string) =>
    `Request the transfer of ${text} ${count === 1 ? 'trailer' : 'trailers'}?`,
  acceptedBy: 'Accepted by',
  noAcceptance: 'Not needed, requested by an administrator',
  acceptance: (customer: string) => `A user of ${customer}`,
  needAttention: (count: number, text: string) =>
    count === 1
      ? `${text} trailer is on lease. The lease ends with the transfer.`
      : `${text} trailers are on lease. The leases end with the transfer.`,
  endsText: (from: string) =>
    `Groups, alert rules and shared links of ${from} end for these trailers. Administrators can undo the transfer for 24 hours after its end.`,
  enterNumber: 'Enter the number of trailers to confirm',
  transferCount: (count: number, text: string) => `Transfer ${text} ${count === 1 ? 'trailer' : 'trailers'}`,
  requestCount: (count: number, text: string) => `Request ${text} ${count === 1 ? 'trailer' : 'trailers'}`,
  changedMeanwhile: (count: string) => `The trailers have changed: ${count} would move now. Check them again.`,

  // Actions
  accept: 'Accept',
  decline: 'Decline',
  cancelTransfer: 'Cancel transfer',
  undo: 'Undo transfer',
  keep: 'Keep it',
  changed: 'The transfer has changed since you opened it. This is how it is now.',
  acceptTitle: (count: number, text: string) => `Accept ${text} ${count === 1 ? 'trailer' : 'trailers'}?`,
  acceptText: (to: string) => `They move to ${to}. Administrators can undo this for 24 hours after the end.`,
  declineTitle: 'Decline this transfer?',
  declineText: 'Nothing moves. The other side sees your reason.',
  cancelTitle: 'Cancel this transfer?',
  cancelText: 'Nothing moves.',
  cancelRunningText: (from: string, to: string, count: string) =>
    `Trailers that have moved stay with ${to}, and the others stay with ${from}. Up to ${count} more can move before the transfer stops.`,
  undoTitle: (count: number, text: string) => `Give ${text} ${count === 1 ? 'trailer' : 'trailers'} back?`,
  undoText: (from: string, to: string) =>
    `They return to ${from} with its groups and rules. Geofence visits, alerts and maintenance issues that ended with the transfer stay ended; later reports begin new ones. What was reported in between stays with ${to}. This can't be undone.`,
  reason: 'Reason',
  reasonMissing: 'Enter a reason.',

  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardText: "It is deleted. This can't be undone.",

  // A transfer
  scheduledFor: (at: string) => `It is carried out on ${at}.`,
  scheduledNow: 'It is carried out now.',
  running: (moved: string, total: string) => `${moved} of ${total} trailers have moved.`,
  undoing: (left: string) => `${left} trailers are still to be given back.`,
  doneText: (count: number, text: string) => `${text} ${count === 1 ? 'trailer has' : 'trailers have'} moved.`,
  canceledText: (moved: string, total: string) =>
    `Canceled after ${moved} of ${total} trailers had moved. The others were not moved.`,
  undoUntil: (at: string) => `It can be undone until ${at}.`,
  waitingFor: (customer: string) => `A user of ${customer} has to accept it.`,
  waitingForSide: 'The other side has to accept it.',
  answered: 'Answered',
  ended: 'Ended',
  openTrailer: 'Open',
  history: 'History',
});
