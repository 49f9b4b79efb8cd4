import type { TrailerEntry } from './trailerForm';

export type TrailerTab = 'identity' | 'equipment' | 'groups';

/** The tabs of the fields that are not on the identity tab. */
export const TAB_OF: Partial<Record<keyof TrailerEntry, TrailerTab>> = {
  productType: 'equipment',
  cargoCameraSerialNumber: 'equipment',
  thermoKingExternalId: 'equipment',
  groupIds: 'groups',
};
