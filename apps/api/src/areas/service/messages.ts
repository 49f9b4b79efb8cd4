/** Errors of service requests. */
export const SERVICE_MESSAGES = {
  plainNote: 'Write the note as plain text.',
} as const;

/** Texts of the mail that asks a service center for help with a trailer. */
export const DIAGNOSTIC_MAIL_MESSAGES = {
  to: (dealer: string) => `To ${dealer}`,
  request: (sender: string, customer: string | undefined) =>
    `${sender} of ${customer} requests service for this trailer. Please reply to ${sender}.`,
  trailer: 'Trailer',
  location: 'Location',
  health: 'Health',
  activeFaults: 'Active ABS faults',
  lastReadings: 'Last readings',
  subject: (unitId: string | undefined, vin: string | undefined) =>
    `Diagnostic report of trailer ${unitId}, VIN ${vin}`,
  modelYear: (year: number) => `model year ${year}`,
  feet: (feet: number) => `${feet} feet`,
  unitId: (unitId: string | undefined) => `Unit ID: ${unitId}`,
  vin: (vin: string | undefined) => `VIN: ${vin}`,
  type: (type: string) => `Type: ${type}`,
  device: (family: string) => `Device: ${family}`,
  noLocation: 'Unknown. The trailer has reported no position.',
  noTown: 'No town nearby',
  googleMaps: (url: string) => `Open in Google Maps: ${url}`,
  appleMaps: (url: string) => `Open in Apple Maps: ${url}`,
  reported: (at: string) => `Reported ${at}`,
  unknownTime: 'at an unknown time',
  distance: (miles: string) => `${miles} miles from you in a straight line`,
  none: 'None.',
  noAbsReport: 'Unknown. The ABS has reported nothing.',
  code: (spn: number, fmi: number | null) => `SPN ${spn} / FMI ${fmi ?? 'unknown'}: `,
  noDescription: 'No description',
  since: (fault: string, since: string) => `${fault}, since ${since}.`,
  noReadings: 'None. Nothing has been reported yet.',
} as const;
