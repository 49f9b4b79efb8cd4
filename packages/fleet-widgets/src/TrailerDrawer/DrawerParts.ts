import type { ReactNode } from 'react';

/** Something that is drawn for a trailer inside its drawer. */
export type DrawerSlot = (trailer: { vin: string; unitId: string }) => ReactNode;

/** What a drawer holds or leads to besides its own sensors; each may be left out. */
export interface DrawerParts {
  /** Opens where the trailer was, e.g. `TrailerHistory`; without it there is no button. */
  onHistory?: (() => void) | undefined;
  /** Shares where the trailer is, e.g. by `ShareLocation`; without it there is no button. */
  onShare?: ((trailer: { vin: string; unitId: string }) => void) | undefined;
  /** Stands below the device's facts, e.g. `PhoneLinks`. */
  device?: DrawerSlot | undefined;
  /** Stands in the section of the refrigeration unit in place of its plain lines, e.g. `ReeferUnit`. */
  reefer?: DrawerSlot | undefined;
  /** Stands below the camera's figures, e.g. `CargoImages`. */
  camera?: DrawerSlot | undefined;
  /** The nearest service centers, e.g. `ServiceCenters`: on Go devices. Without it there is no button. */
  serviceCenters?: DrawerSlot | undefined;
  /** Work done to the trailer, e.g. `MaintenanceLog`: on Go devices. Without it there is no button. */
  maintenance?: DrawerSlot | undefined;
  /** Inspections of the trailer, e.g. `RecentInspections`. Without it there is no button. */
  inspections?: DrawerSlot | undefined;
  /** Shows all that is known of a sensor, or of the one seen last, e.g. in `SensorDetails`; without it there is no such button. */
  onDetails?: ((sensorTypeId: number | undefined) => void) | undefined;
}
