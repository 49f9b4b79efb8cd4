/** A line of the maintenance list. */
export interface MaintenanceEntry {
  readonly vinNumber: string;
  readonly unitID: string;
  readonly customerId: number;
  readonly geofence: string | null;
  /** Names, comma-separated. */
  readonly groups: string;
  readonly caution: boolean;
  readonly critical: boolean;
  readonly notReporting: boolean;
}

/** The selected filters; an entry must match all of them. */
export interface MaintenanceFilter {
  /** Each requires its flag. */
  readonly alertTypes?: readonly ('caution' | 'critical' | 'notReporting')[] | undefined;
  readonly geofence?: string | undefined;
  /** Any of these. */
  readonly groups?: readonly string[] | undefined;
  readonly customerId?: number | undefined;
  readonly search?: string | undefined;
}

/** True if an entry passes. Group names are compared as a whole: 'East' doesn't match 'East Region'. */
export function passesMaintenance(entry: MaintenanceEntry, filter: MaintenanceFilter): boolean {
  if (filter.alertTypes?.some((type) => !entry[type])) return false;
  if (filter.geofence && entry.geofence !== filter.geofence) return false;
  if (filter.customerId !== undefined && entry.customerId !== filter.customerId) return false;
  const names = entry.groups.split(',').map((name) => name.trim());
  if (filter.groups?.length && !filter.groups.some((name) => names.includes(name))) return false;
  const wanted = filter.search?.trim().toLowerCase();
  return !wanted || [entry.vinNumber, entry.unitID].some((text) => text.toLowerCase().includes(wanted));
}
