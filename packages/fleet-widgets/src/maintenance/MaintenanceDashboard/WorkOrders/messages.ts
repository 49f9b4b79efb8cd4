import { defineMessages } from '@gladhand/ui';

/** Texts of work orders. */
export const WORK_ORDERS_MESSAGES = defineMessages('workOrders', {
  title: (count: number, text: string) => (count === 1 ? 'Work order' : `${text} work orders`),
  hint: 'One page for each trailer. Nothing is changed or sent.',
  print: 'Print',
  pdf: 'Download PDF',
  close: 'Close',
  noParts: "The parts couldn't be loaded. The sheet is printed without them.",
  tryAgain: 'Try again',
  fileName: 'Work orders',

  sheet: (unitId: string) => `Work order for trailer ${unitId}`,
  printed: (at: string) => `Printed ${at}`,
  vin: 'VIN',
  customer: 'Customer',
  trailer: 'Trailer',
  feet: (feet: string) => `${feet} ft`,
  place: 'Last location',
  lastReport: 'Last report',
  load: 'Load',
  unknown: 'Unknown',
  never: 'Never',
  issue: (kind: string, state: string) => `${kind}: ${state}`,
  since: (since: string, miles: string | undefined) =>
    miles === undefined ? `Since ${since}` : `Since ${since}, ${miles}`,
  blinkCode: (unit: string) => `Blink code of the ${unit}`,
  cause: 'Likely cause',
  parts: 'Parts that may be needed',
  part: (facts: readonly string[], quantity: string) => `${facts.join(', ')} (${quantity} on the trailer)`,
  blanks: {
    odometer: 'Odometer',
    labor: 'Labor hours',
    work: 'What was done',
    partsUsed: 'Parts used',
    technician: 'Technician',
    date: 'Date',
  },
  advice:
    'The steps are general trade knowledge. The manuals of the manufacturers take precedence. An issue closes when reports of the trailer show that it is gone.',
});
