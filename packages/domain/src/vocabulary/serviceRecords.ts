import { lookup, type Word } from './lookup';

/** Kinds of trailer inspections. */
export const InspectionKind = {
  Annual: 'annual',
  PreTrip: 'preTrip',
  PostTrip: 'postTrip',
  Roadside: 'roadside',
} as const;
export type InspectionKind = (typeof InspectionKind)[keyof typeof InspectionKind];
/** Inspection kinds with their labels, in display order. The annual one is that of 49 CFR 396.17. */
export const INSPECTION_KINDS: readonly Word<InspectionKind>[] = [
  { id: 'annual', label: 'Annual inspection' },
  { id: 'preTrip', label: 'Pre-trip inspection' },
  { id: 'postTrip', label: 'Post-trip inspection' },
  { id: 'roadside', label: 'Roadside inspection' },
];
/** Finds an inspection kind by id; an unknown id is kept and labeled as unknown. */
export const inspectionKind = lookup(INSPECTION_KINDS, 'inspection');

/** Outcome of an inspection. */
export const InspectionResult = { Passed: 'passed', Defects: 'defects', OutOfService: 'outOfService' } as const;
export type InspectionResult = (typeof InspectionResult)[keyof typeof InspectionResult];
/** Inspection results with their labels and severity. */
export const INSPECTION_RESULTS: readonly (Word<InspectionResult> & {
  readonly severity: 'GOOD' | 'CAUTION' | 'CRITICAL';
})[] = [
  { id: 'passed', label: 'Passed', severity: 'GOOD' },
  { id: 'defects', label: 'Defects found', severity: 'CAUTION' },
  { id: 'outOfService', label: 'Out of service', severity: 'CRITICAL' },
];
/** Finds a result of an inspection by id; an unknown id is kept and labeled as unknown. */
export const inspectionResult = lookup(INSPECTION_RESULTS, 'result');

/** Kinds of maintenance work. */
export const MaintenanceKind = {
  Preventative: 'preventative',
  Brakes: 'brakes',
  Tires: 'tires',
  WheelEnds: 'wheelEnds',
  Lights: 'lights',
  Battery: 'battery',
  Reefer: 'reefer',
  Repair: 'repair',
  Other: 'other',
} as const;
export type MaintenanceKind = (typeof MaintenanceKind)[keyof typeof MaintenanceKind];
/** Maintenance kinds with their labels, in display order. */
export const MAINTENANCE_KINDS: readonly Word<MaintenanceKind>[] = [
  { id: 'preventative', label: 'Preventative service' },
  { id: 'brakes', label: 'Brakes' },
  { id: 'tires', label: 'Tires' },
  { id: 'wheelEnds', label: 'Wheel ends' },
  { id: 'lights', label: 'Lights' },
  { id: 'battery', label: 'Battery' },
  { id: 'reefer', label: 'Reefer unit' },
  { id: 'repair', label: 'Repair' },
  { id: 'other', label: 'Other work' },
];
/** Finds a maintenance kind by id; an unknown id is kept and labeled as unknown. */
export const maintenanceKind = lookup(MAINTENANCE_KINDS, 'maintenance');
