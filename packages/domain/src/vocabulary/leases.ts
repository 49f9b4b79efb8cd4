/** The state of a lease. A newer server may use additional ones. */
export const LeaseState = {
  Planned: 'planned',
  Active: 'active',
  Ended: 'ended',
  /** Canceled before it began. */
  Canceled: 'canceled',
} as const;
export type LeaseState = (typeof LeaseState)[keyof typeof LeaseState];

/** All states of leases with their labels. */
export const LEASE_STATES = [
  { id: 'planned', label: 'Planned' },
  { id: 'active', label: 'Active' },
  { id: 'ended', label: 'Ended' },
  { id: 'canceled', label: 'Canceled' },
] as const satisfies readonly { id: LeaseState; label: string }[];

/** What became of a line of a list of trailers to lease. A newer server may use additional ones. */
export const LeaseResult = {
  Ready: 'ready',
  /** Not a VIN: wrong length or characters. */
  NotAVin: 'notAVin',
  /** Not a trailer of the lessor, whether or not another customer has it. */
  NotFound: 'notFound',
  /** The VIN of one trailer and the unit ID of another. */
  Ambiguous: 'ambiguous',
  /** The lessor has it on lease itself. */
  Leased: 'leased',
  /** Another lease of the trailer overlaps this one. */
  Overlaps: 'overlaps',
  /** The trailer is about to move to another customer. */
  InTransfer: 'inTransfer',
  /** The same trailer as an earlier line; counted once. */
  Duplicate: 'duplicate',
} as const;
export type LeaseResult = (typeof LeaseResult)[keyof typeof LeaseResult];

/** All results with their labels. */
export const LEASE_RESULTS = [
  { id: 'ready', label: 'Ready' },
  { id: 'notAVin', label: 'Not a VIN, which has 17 letters and digits' },
  { id: 'notFound', label: 'Not a trailer of the lessor' },
  { id: 'ambiguous', label: 'The VIN of one trailer and the unit ID of another' },
  { id: 'leased', label: 'The lessor has it on lease itself' },
  { id: 'overlaps', label: 'Overlaps another lease' },
  { id: 'inTransfer', label: 'Part of a transfer' },
  { id: 'duplicate', label: 'Same as an earlier line, counted once' },
] as const satisfies readonly { id: LeaseResult; label: string }[];
