import { lookup, type Word } from './lookup';

/** Groups of parts in a parts list. */
export const PartCategory = {
  Abs: 'abs',
  Brakes: 'brakes',
  WheelEnd: 'wheelEnd',
  Suspension: 'suspension',
  TireInflation: 'tireInflation',
  Lights: 'lights',
  Power: 'power',
  Reefer: 'reefer',
  Body: 'body',
  Device: 'device',
} as const;
export type PartCategory = (typeof PartCategory)[keyof typeof PartCategory];

/** The categories with their labels, in display order. */
export const PART_CATEGORIES: readonly Word<PartCategory>[] = [
  { id: 'abs', label: 'ABS' },
  { id: 'brakes', label: 'Brakes' },
  { id: 'wheelEnd', label: 'Wheel end' },
  { id: 'suspension', label: 'Suspension' },
  { id: 'tireInflation', label: 'Tire inflation' },
  { id: 'lights', label: 'Lights' },
  { id: 'power', label: 'Power' },
  { id: 'reefer', label: 'Reefer unit' },
  { id: 'body', label: 'Body and doors' },
  { id: 'device', label: 'Device' },
];
/** Finds a category by id; an unknown id is kept and labeled as unknown. */
export const partCategory = lookup(PART_CATEGORIES, 'part category');
