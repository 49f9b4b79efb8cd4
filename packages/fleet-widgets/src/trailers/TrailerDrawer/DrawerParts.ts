import type { ReactNode } from 'react';

/** Renders a part of the drawer for one trailer. */
export type DrawerSlot = (trailer: { vin: string; unitId: string; customerId: number }) => ReactNode;

/** Optional parts and actions of the drawer, besides its own sensors. */
export interface DrawerParts {
  /** Shows the trailer on a map, e.g. in `Tracking`. Without it there is no button. */
  onMap?: (() => void) | undefined;
  /** Opens the positions of the trailer over time, e.g. `TrailerHistory`. Without it there is no button. */
  onHistory?: (() => void) | undefined;
  /** Shares the trailer's position, e.g. with `ShareLocation`. Without it there is no button. */
  onShare?: ((trailer: { vin: string; unitId: string }) => void) | undefined;
  /** Shown below the device information, e.g. `PhoneLinks`. */
  device?: DrawerSlot | undefined;
  /** Replaces the plain readings of the refrigeration unit, e.g. `ReeferUnit`. */
  reefer?: DrawerSlot | undefined;
  /** Shown below the camera's readings, e.g. `CargoImages`. */
  camera?: DrawerSlot | undefined;
  /** The nearest service centers, e.g. `ServiceCenters`. Go devices only. Without it there is no button. */
  serviceCenters?: DrawerSlot | undefined;
  /** Maintenance entries of the trailer, e.g. `MaintenanceLog`. Go devices only. Without it there is no button. */
  maintenance?: DrawerSlot | undefined;
  /** Open maintenance issues of the trailer, e.g. `TrailerIssues`. Without it there is no button. */
  issues?: DrawerSlot | undefined;
  /** Geofences that the trailer is in and was in, e.g. `TrailerGeofences`. Without it there is no button. */
  geofences?: DrawerSlot | undefined;
  /** Why an alert rule did not fire for the trailer, e.g. `WhyNotFired`. Without it there is no button. */
  whyNotFired?: DrawerSlot | undefined;
  /** Inspections of the trailer, e.g. `RecentInspections`. Without it there is no button. */
  inspections?: DrawerSlot | undefined;
  /**
   * Opens the details of a sensor, e.g. `SensorDetails`; undefined: of the sensor viewed last. Without it there is no
   * button.
   */
  onDetails?: ((sensorTypeId: number | undefined) => void) | undefined;
}
