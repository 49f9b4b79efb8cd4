import { lookup, type Word } from './lookup';

/** Body type of a vehicle; the short names are those of the tracking list. */
export const TrailerType = {
  ReeferTrailer: 1,
  ReeferTruckBody: 2,
  DryVan: 3,
  DryTrailer: 4,
  Flat: 5,
  Dolly: 6,
  Tanker: 7,
  Asphalt: 8,
  Grain: 9,
  Pneumatic: 10,
  Other: 11,
} as const;
export type TrailerType = (typeof TrailerType)[keyof typeof TrailerType];

/** Short names that distinguish vehicles in lists and icons. */
export type TrailerShortName =
  | 'dry trailer'
  | 'reefer trailer'
  | 'flat'
  | 'dolly'
  | 'tanker'
  | 'asphalt'
  | 'grain'
  | 'pneumatic'
  | 'other';

/** The trailer types with their labels, in display order. */
export const TRAILER_TYPES: readonly (Word<TrailerType> & { readonly shortName: TrailerShortName })[] = [
  { id: 1, label: 'Reefer Trailer', shortName: 'reefer trailer' },
  { id: 2, label: 'Reefer Truck Body', shortName: 'reefer trailer' },
  { id: 3, label: 'Dry Van', shortName: 'dry trailer' },
  { id: 4, label: 'Dry Trailer', shortName: 'dry trailer' },
  { id: 5, label: 'Flat', shortName: 'flat' },
  { id: 6, label: 'Dolly', shortName: 'dolly' },
  { id: 7, label: 'Tanker', shortName: 'tanker' },
  { id: 8, label: 'Asphalt', shortName: 'asphalt' },
  { id: 9, label: 'Grain', shortName: 'grain' },
  { id: 10, label: 'Pneumatic', shortName: 'pneumatic' },
  { id: 11, label: 'Other', shortName: 'other' },
];
/** Finds a trailer type by id; an unknown id is kept and labeled as unknown. */
export const trailerType = lookup(TRAILER_TYPES, 'trailer type');

/** Whether this body type has a reefer unit. */
export function isReeferType(type: TrailerType): boolean {
  return type === TrailerType.ReeferTrailer || type === TrailerType.ReeferTruckBody;
}

/** Axle arrangement under the trailer. */
export const Undercarriage = { Tandem: 'tandem', Single: 'single', Tridem: 'tridem' } as const;
export type Undercarriage = (typeof Undercarriage)[keyof typeof Undercarriage];
/** The undercarriages with their labels, in display order. */
export const UNDERCARRIAGES: readonly Word<Undercarriage>[] = [
  { id: 'tandem', label: 'Tandem' },
  { id: 'single', label: 'Single' },
  { id: 'tridem', label: 'Tridem' },
];
/** Finds an undercarriage by id; an unknown id is kept and labeled as unknown. */
export const undercarriage = lookup(UNDERCARRIAGES, 'undercarriage');

/** Default undercarriage of a trailer. */
export const DEFAULT_UNDERCARRIAGE: Undercarriage = Undercarriage.Tandem;
