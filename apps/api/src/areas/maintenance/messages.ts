/** Texts about maintenance issues. */
export const MAINTENANCE_MESSAGES = {
  kind: (known: readonly string[]) => `kind must be one of ${known.join(', ')}.`,
  state: (known: readonly string[]) => `state must be one of ${known.join(', ')}.`,
  trailerStates: (known: readonly string[]) => `trailerStates may have ${known.join(', ')}.`,
  order: (known: readonly string[]) => `order must be one of ${known.join(', ')}.`,
  groups: (max: number) => `Choose up to ${max} groups.`,
  action: (known: readonly string[]) => `action must be one of ${known.join(', ')}.`,
  pictures: (limit: number) => `Up to ${limit} pictures can be added to a repair or note.`,
  ordered: (limit: number) => `Choose 1 to ${limit} open issues of one customer.`,
  bulk: (max: number) => `Handle up to ${max} issues at once.`,
  noteTooLong: (max: number) => `The note may have up to ${max} characters.`,
  why: 'Say why it is snoozed.',
  repair: 'Say what was repaired.',
  note: 'Enter a note.',
  until: 'Choose a time in the future.',
  emailed: (max: number) => `Choose 1 to ${max} open issues.`,
  assignee: 'Choose a user of the customer who has access to maintenance.',
  planned: 'Complete planned work instead of reporting a repair.',
} as const;

/** Texts about templates of planned work, and about work that is completed. */
export const PLANNED_WORK_MESSAGES = {
  id: 'id must be a UUID for a new template, or annualInspection.',
  tooMany: (max: number) => `A customer can have ${max} templates. Delete one first.`,
  builtIn: "The annual inspection is due every 12 months. Its name and intervals can't be changed.",
  builtInStays: "The annual inspection can't be deleted. Switch it off instead.",
  changed: 'Someone else has saved this template. Compare it with your changes, and save again.',
  completed: 'This work was completed or changed by someone else. Read it again.',
  noteTooLong: (max: number) => `The note may have up to ${max} characters.`,
  plainNote: 'Write the note as plain text.',
  odometer: 'Enter the odometer of that day, because the work is also due by miles.',
  engineHours: 'Enter the engine hours of that day, because the work is also due by engine hours.',
  hours: 'Enter the engine hours as a number of at least 0.',
  reportedMiles: (miles: number) =>
    `The trailer reports ${Math.floor(miles).toLocaleString('en-US')} miles. Enter at most that.`,
  reportedHours: (hours: number) =>
    `The unit reports ${Math.floor(hours).toLocaleString('en-US')} engine hours. Enter at most that.`,
} as const;

/** Texts of the mail to a service center. */
export const ISSUE_MAIL_MESSAGES = {
  subject: (count: number, customer: string, unitId: string) =>
    count === 1
      ? `Service request for trailer ${unitId} of ${customer}`
      : `Service request for ${count} issues of ${customer}`,
  to: (dealer: string) => `To ${dealer}`,
  request: (sender: string, customer: string) =>
    `${sender} of ${customer} requests service. Please reply to ${sender}.`,
  trailer: (unitId: string, vin: string, type: string) => `Trailer ${unitId}, VIN ${vin}, ${type}`,
  issue: (kind: string, state: string, since: string) => `${kind}: ${state} since ${since}`,
  shown: (evidence: string) => `Reported: ${evidence}`,
  cause: (cause: string) => `Cause: ${cause}`,
  repair: (repair: string) => `Repair: ${repair}`,
  miles: (miles: string) => `Driven since: ${miles} miles`,
  place: (place: string, reported: string) => `Last location: ${place}, reported ${reported}`,
  noPlace: 'Last location: unknown',
  coordinates: (lat: string, lng: string) => `${lat}, ${lng}`,
  map: (url: string) => `Open in Google Maps: ${url}`,
  unknownTime: 'at an unknown time',
} as const;

/** What reports showed, in emails and work orders. */
export const ISSUE_TEXTS = {
  code: (spn: number, fmi: number | null) => `SPN ${spn} / FMI ${fmi ?? 'unknown'}`,
  blinkCode: (code: string, unit: string) => `blink code ${code} (${unit})`,
  lampOn: (duration: string) => `amber lamp on for ${duration}`,
  unplugged: 'tire inflation unplugged',
  airFlowing: (duration: string) => `air flowing for ${duration}`,
  volts: (volts: string) => `${volts} V`,
  allSilent: 'no report for 10 days',
  silent: (sensors: string) => `silent for 10 days: ${sensors}`,
  dueOn: (day: string) => `due on ${day}`,
  milesLeft: (miles: number) =>
    miles > 0
      ? `due in ${miles.toLocaleString('en-US')} miles`
      : `overdue by ${(-miles).toLocaleString('en-US')} miles`,
  engineHoursLeft: (hours: number) =>
    hours > 0
      ? `due in ${hours.toLocaleString('en-US')} engine hours`
      : `overdue by ${(-hours).toLocaleString('en-US')} engine hours`,
} as const;

/** Texts of work orders. */
export const WORK_ORDER_TEXTS = {
  file: (count: number) => (count === 1 ? 'Work order' : `${count} work orders`),
  title: (unitId: string) => `Work order for trailer ${unitId}`,
  printed: (at: string, by: string) => `Printed ${at} by ${by}`,
  vin: 'VIN',
  customer: 'Customer',
  trailer: 'Trailer',
  describe: (type: string, feet: number | null, year: number | null) =>
    [type, ...(feet === null ? [] : [`${feet} ft`]), ...(year === null ? [] : [String(year)])].join(', '),
  place: 'Last location',
  lastReport: 'Last report',
  load: 'Load',
  unknown: 'Unknown',
  never: 'Never',
  issue: (kind: string, state: string) => `${kind}: ${state}`,
  since: (since: string, miles: number | null) =>
    miles === null ? `Since ${since}` : `Since ${since}, ${miles.toLocaleString('en-US')} miles`,
  reported: (evidence: string) => `Reported: ${evidence}`,
  cause: (cause: string) => `Likely cause: ${cause}`,
  parts: 'Parts that may be needed',
  part: (quantity: number, facts: readonly string[]) =>
    `${facts.filter((fact) => fact !== '').join(', ')} (${quantity} on the trailer)`,
  blanks: ['Odometer', 'Labor hours', 'What was done', 'Parts used', 'Technician', 'Date'],
  advice:
    'The steps are general trade knowledge. The manuals of the manufacturers take precedence. An issue closes when reports of the trailer show that it is gone.',
  noPdf: 'This server makes no PDF files. Print the work order instead.',
} as const;
