/** The state of a transfer of trailers to another customer. A newer server may use additional ones. */
export const TransferState = {
  /** Is being prepared; only the side that prepares it sees it. */
  Draft: 'draft',
  /** Waits for the other side. */
  Requested: 'requested',
  /** Waits for its date. */
  Scheduled: 'scheduled',
  Running: 'running',
  Done: 'done',
  Declined: 'declined',
  Canceled: 'canceled',
  /** Trailers go back. */
  Undoing: 'undoing',
  Undone: 'undone',
} as const;
export type TransferState = (typeof TransferState)[keyof typeof TransferState];

/** All states of transfers in their order, with their labels. */
export const TRANSFER_STATES = [
  { id: 'draft', label: 'Draft' },
  { id: 'requested', label: 'Waiting for acceptance' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'running', label: 'Running' },
  { id: 'done', label: 'Done' },
  { id: 'declined', label: 'Declined' },
  { id: 'canceled', label: 'Canceled' },
  { id: 'undoing', label: 'Being undone' },
  { id: 'undone', label: 'Undone' },
] as const satisfies readonly { id: TransferState; label: string }[];

/** What became of a line of a list of trailers. A newer server may use additional ones. */
export const TransferResult = {
  Ready: 'ready',
  /** Moves, and something ends: the trailer is on lease to another customer. */
  OnLease: 'onLease',
  /** The side that can check it has not seen it yet. */
  Unchecked: 'unchecked',
  /** Not a VIN: wrong length or characters. */
  NotAVin: 'notAVin',
  /** Not a trailer of the customer, whether or not another one has it. */
  NotFound: 'notFound',
  /** The VIN of one trailer and the unit ID of another. */
  Ambiguous: 'ambiguous',
  /** The customer has it on lease itself. */
  Leased: 'leased',
  /** Part of another transfer that is waiting or running. */
  InTransfer: 'inTransfer',
  /** The same trailer as an earlier line; counted once. */
  Duplicate: 'duplicate',
  Moved: 'moved',
  /** The customer no longer had it when it was to move. */
  Gone: 'gone',
  /** Still to move when the transfer was canceled. */
  NotMoved: 'notMoved',
  /** Moved and given back. */
  Returned: 'returned',
} as const;
export type TransferResult = (typeof TransferResult)[keyof typeof TransferResult];

/** A group of results, as lists of lines show them. */
export type TransferResultKind = 'ready' | 'check' | 'leftOut' | 'duplicate' | 'moved' | 'notMoved' | 'returned';

/** All results with their labels. */
export const TRANSFER_RESULTS = [
  { id: 'ready', kind: 'ready', label: 'Ready' },
  { id: 'onLease', kind: 'check', label: 'On lease; the lease ends with the transfer' },
  { id: 'unchecked', kind: 'check', label: 'Checked when the transfer is accepted' },
  { id: 'notAVin', kind: 'leftOut', label: 'Not a VIN, which has 17 letters and digits' },
  { id: 'notFound', kind: 'leftOut', label: 'Not a trailer of this customer' },
  { id: 'ambiguous', kind: 'leftOut', label: 'The VIN of one trailer and the unit ID of another' },
  { id: 'leased', kind: 'leftOut', label: 'On lease from another customer' },
  { id: 'inTransfer', kind: 'leftOut', label: 'Part of another transfer' },
  { id: 'duplicate', kind: 'duplicate', label: 'Same as an earlier line, counted once' },
  { id: 'moved', kind: 'moved', label: 'Moved' },
  { id: 'gone', kind: 'leftOut', label: 'The customer no longer had this trailer' },
  { id: 'notMoved', kind: 'notMoved', label: 'Transfer canceled before this trailer moved' },
  { id: 'returned', kind: 'returned', label: 'Given back' },
] as const satisfies readonly { id: TransferResult; kind: TransferResultKind; label: string }[];
