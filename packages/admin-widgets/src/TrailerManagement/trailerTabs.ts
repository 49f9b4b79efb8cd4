import type { TrailerEntry } from './trailerForm';

export type TrailerTab = 'identity' | 'equipment' | 'groups';

/** Where a field stands; the others stand with the identity. */
export const TAB_OF: Partial<Record<keyof TrailerEntry, TrailerTab>> = {
  productType: 'equipment',
  cargoCameraSerialNumber: 'equipment',
  thermoKingExternalId: 'equipment',
  groupIds: 'groups',
};
