import { lookup, type Word } from './lookup';
import type { ProductType } from './productTypes';

/** Family of the telematics device on a trailer. */
export const DeviceFamily = { Pro: 1, Base: 2, Go: 3, CargoCamera: 4, Xt5300: 5, SlapNTrack: 6 } as const;
export type DeviceFamily = (typeof DeviceFamily)[keyof typeof DeviceFamily];

/** Manufacturer of the device, which determines the default order of sensor sections. */
export const DeviceType = { Morey: 'Morey', Xirgo: 'Xirgo' } as const;
export type DeviceType = (typeof DeviceType)[keyof typeof DeviceType];

/** The column of the default-visibility table for a family. */
export type ProductLine = 'pro' | 'base' | 'go';

/** A device family and its properties. */
export interface DeviceFamilyWord extends Word<DeviceFamily> {
  readonly deviceType: DeviceType;
  /** All families other than Pro and Base count as Go. */
  readonly productLine: ProductLine;
  /** Products sold with the device; assumed from the product names. */
  readonly products: readonly ProductType[];
  /** Whether the device runs on its own battery and reports it in its diagnostics; assumed. */
  readonly hasDeviceBattery: boolean;
  /** Whether the device may have a solar panel; assumed. */
  readonly mayBeSolar: boolean;
}

/** The device families with their labels, in display order. */
export const DEVICE_FAMILIES: readonly DeviceFamilyWord[] = [
  {
    id: 1,
    label: 'Pro/Morey',
    deviceType: 'Morey',
    productLine: 'pro',
    products: ['PRO'],
    hasDeviceBattery: false,
    mayBeSolar: false,
  },
  {
    id: 2,
    label: 'Base',
    deviceType: 'Xirgo',
    productLine: 'base',
    products: ['BASE'],
    hasDeviceBattery: false,
    mayBeSolar: false,
  },
  {
    id: 3,
    label: 'Go',
    deviceType: 'Xirgo',
    productLine: 'go',
    products: ['GO_SOLAR', 'GO_CARGO_MONITOR'],
    hasDeviceBattery: true,
    mayBeSolar: true,
  },
  {
    id: 4,
    label: 'Cargo Camera',
    deviceType: 'Xirgo',
    productLine: 'go',
    products: ['GO_CARGO_VIEW'],
    hasDeviceBattery: true,
    mayBeSolar: true,
  },
  {
    id: 5,
    label: 'XT5300',
    deviceType: 'Xirgo',
    productLine: 'go',
    products: ['TRU', 'GO_TRACK'],
    hasDeviceBattery: true,
    mayBeSolar: true,
  },
  {
    id: 6,
    label: 'SlapNTrack',
    deviceType: 'Xirgo',
    productLine: 'go',
    products: ['GO_TRACK'],
    hasDeviceBattery: true,
    mayBeSolar: false,
  },
];
/** Finds a device family by id; an unknown id is kept and labeled as unknown. */
export const deviceFamily = lookup(DEVICE_FAMILIES, 'device family');

/** Manufacturer of a device family. An unknown family counts as Xirgo, like all but the first. */
export function deviceTypeOf(family: number): DeviceType {
  return family === DeviceFamily.Pro ? DeviceType.Morey : DeviceType.Xirgo;
}

/** The column of the default-visibility table for a family. */
export function productLineOf(family: number): ProductLine {
  return family === DeviceFamily.Pro ? 'pro' : family === DeviceFamily.Base ? 'base' : 'go';
}

/** Manufacturers whose gateways send reports for their devices. */
export const GATEWAYS: readonly DeviceType[] = [...new Set(DEVICE_FAMILIES.map(({ id }) => deviceTypeOf(id)))];
