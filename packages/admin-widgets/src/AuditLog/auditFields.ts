import { asWords } from '@gladhand/domain/formats';
import { defineMessages, type Say, sayEnglish } from '@gladhand/ui';

/** Names of fields that differ from their codes. */
export const AUDIT_FIELDS = defineMessages('auditField', {
  abbrev: 'Abbreviation',
  accountExists: 'Account exists',
  active: 'Active',
  address: 'IP address',
  before: 'Older than',
  byCommand: 'Created on the server',
  cargoCameraSerialNumber: 'Cargo camera serial number',
  dataAgreement: 'Data agreement',
  dotNumber: 'DOT number',
  everywhere: 'All sessions',
  firstAdministrator: 'First administrator',
  hasCargoCameraSensor: 'Cargo camera',
  hasSolarPanels: 'Solar panels',
  hasThermoKingSensor: 'Reefer unit',
  hasUltrasonicCargoSensor: 'Ultrasonic cargo sensor',
  hiddenFromTechnicians: 'Hidden from technicians',
  showsParts: 'Parts in the menu',
  hours: 'Expires after (hours)',
  iccid: 'SIM ICCID',
  mail: 'Emails',
  performedOn: 'Date',
  retentionDurationDays: 'Retention',
  rows: 'Deleted',
  sensorBoxMfgrId: 'Manufacturer',
  setPointC: 'Set point',
  thermoKingExternalId: 'Reefer unit ID',
  under: 'Parent groups',
  unitId: 'Unit ID',
  unloadedUpToLbs: 'Unloaded up to',
  vehicleLengthFeet: 'Length',
  vin: 'VIN',
});

/** Fields whose values are never shown, even if a server sends them. */
const SECRET = /password|secret|token|hash|apikey/i;
/** Ids of records without a name. They mean nothing to readers. */
const NAMELESS: ReadonlySet<string> = new Set([
  'commandId',
  'dealerId',
  'leaseId',
  'linkId',
  'recordId',
  'sessionId',
  'transferId',
]);

/** The name of a field in plain words. */
export const fieldLabel = (field: string, names = AUDIT_FIELDS, say: Say = sayEnglish): string =>
  Object.hasOwn(names, field) ? names[field as keyof typeof names] : say(asWords(field));

/** Whether a field is shown. */
export const isShown = (field: string): boolean => !SECRET.test(field) && !NAMELESS.has(field);
