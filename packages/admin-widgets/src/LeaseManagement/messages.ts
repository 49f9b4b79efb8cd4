import { defineMessages } from '@gladhand/ui';

export const LEASE_MESSAGES = defineMessages('lease', {
  title: 'Lease Management',
  count: (total: number, text: string) => `${text} ${total === 1 ? 'lease' : 'leases'}`,
  newLease: 'New lease',
  theLeases: 'The leases',
  theLease: 'The lease',
  theTrailers: 'The trailers',
  list: 'Leases',
  anyCustomer: 'Any customer',
  customer: 'Customer',
  noMatch: 'No matching leases',
  none: 'No leases yet',
  noneHint:
    'A lease gives another customer access to trailers from one day to another, and to the data of these days only.',
  shownOf: (shown: string, total: string) => `${shown} of ${total} leases shown`,
  back: 'Back to the leases',
  parties: 'Lessor and lessee',
  partiesText: (lessor: string, lessee: string) => `${lessor} to ${lessee}`,
  days: 'Days',
  daysText: (first: string, last: string) => `${first} to ${last}`,
  noEnd: 'without an end',
  created: 'Created',
  missing: "This lease doesn't exist.",

  // A new lease
  lessor: 'Lessor',
  lessee: 'Lessee',
  firstDay: 'First day',
  lastDay: 'Last day',
  lastDayHint: 'Leave it empty for a lease without an end.',
  timeZone: "Lessor's time zone",
  review: 'Review lease',
  notCreated: 'Not created',
  chooseLessor: 'Choose the customer that has the trailers.',
  chooseLessee: 'Choose the customer that gets access.',
  chooseZone: 'Choose a time zone.',
  badFirstDay: 'Enter today or a later day.',
  badLastDay: 'Enter the first day or a later one.',
  willLease: (count: number, text: string) =>
    `${text} ${count === 1 ? 'trailer will be leased.' : 'trailers will be leased.'}`,
  overlapOf: (lessee: string, from: string, until: string) => `${lessee}, ${from} to ${until}`,
  openOverlap: 'Open it',
  confirmTitle: (count: number, text: string) => `Lease ${text} ${count === 1 ? 'trailer' : 'trailers'}?`,
  begins: 'Begins',
  ends: 'Ends',
  never: 'When you end it',
  effects: (lessee: string, lessor: string) =>
    `${lessee} sees these trailers and what they report from the beginning to the end, and nothing else. ${lessor} keeps its access.`,
  leaseCount: (count: number, text: string) => `Lease ${text} ${count === 1 ? 'trailer' : 'trailers'}`,
  changedMeanwhile: (count: string) => `The trailers have changed: ${count} would be leased now. Check them again.`,

  // Actions
  changeEnd: 'Change last day',
  end: 'End now',
  cancelLease: 'Cancel lease',
  keep: 'Keep it',
  save: 'Save',
  changed: 'The lease has changed since you opened it. This is how it is now.',
  endTitle: 'End this lease now?',
  endText: (lessee: string) =>
    `${lessee} loses access to the trailers and to what they reported. This can't be undone.`,
  cancelTitle: 'Cancel this lease?',
  cancelText: 'The lease won’t begin.',
  changeEndTitle: 'Change the last day',

  // A lease
  vin: 'VIN',
  leftAt: 'Left the lease',
  inLease: 'Until the end',
});
