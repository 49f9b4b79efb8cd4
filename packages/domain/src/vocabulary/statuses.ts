import { lookup, type Word } from './lookup';

/** Whether a tractor is coupled to the trailer. */
export const TetherStatus = { Tethered: 'tethered', Untethered: 'untethered' } as const;
export type TetherStatus = (typeof TetherStatus)[keyof typeof TetherStatus];
/** The tether statuses with their labels, in display order. */
export const TETHER_STATUSES: readonly Word<TetherStatus>[] = [
  { id: 'tethered', label: 'Tethered' },
  { id: 'untethered', label: 'Untethered' },
];
/** Finds a tether status by id; an unknown id is kept and labeled as unknown. */
export const tetherStatus = lookup(TETHER_STATUSES, 'tether status');

/** Whether the trailer carries cargo. */
export const LoadStatus = { Loaded: 'loaded', Unloaded: 'unloaded' } as const;
export type LoadStatus = (typeof LoadStatus)[keyof typeof LoadStatus];
/** The load statuses with their labels, in display order. */
export const LOAD_STATUSES: readonly Word<LoadStatus>[] = [
  { id: 'loaded', label: 'Loaded' },
  { id: 'unloaded', label: 'Unloaded' },
];
/** Finds a load status by id; an unknown id is kept and labeled as unknown. */
export const loadStatus = lookup(LOAD_STATUSES, 'load status');

/** Whether the cargo door is open. */
export const DoorStatus = { Open: 'open', Closed: 'closed' } as const;
export type DoorStatus = (typeof DoorStatus)[keyof typeof DoorStatus];
/** The door statuses with their labels, in display order. */
export const DOOR_STATUSES: readonly Word<DoorStatus>[] = [
  { id: 'open', label: 'Open' },
  { id: 'closed', label: 'Closed' },
];
/** Finds a door status by id; an unknown id is kept and labeled as unknown. */
export const doorStatus = lookup(DOOR_STATUSES, 'door status');

/** State of the automatic tire inflation system (TIS). */
export const TireInflationStatus = { Stable: 'stable', Unstable: 'unstable', NotAvailable: 'notAvailable' } as const;
export type TireInflationStatus = (typeof TireInflationStatus)[keyof typeof TireInflationStatus];
/** The tire inflation statuses with their labels, in display order. */
export const TIRE_INFLATION_STATUSES: readonly Word<TireInflationStatus>[] = [
  { id: 'stable', label: 'Stable' },
  { id: 'unstable', label: 'Unstable' },
  { id: 'notAvailable', label: 'Not Available' },
];
/** Finds a tire inflation status by id; an unknown id is kept and labeled as unknown. */
export const tireInflationStatus = lookup(TIRE_INFLATION_STATUSES, 'tire inflation status');

/** Status of the device's SIM. */
export const SimStatus = { Activated: 'activated', Suspended: 'suspended', Deactivated: 'deactivated' } as const;
export type SimStatus = (typeof SimStatus)[keyof typeof SimStatus];
/** The SIM statuses with their labels, in display order. */
export const SIM_STATUSES: readonly Word<SimStatus>[] = [
  { id: 'activated', label: 'Activated' },
  { id: 'suspended', label: 'Suspended' },
  { id: 'deactivated', label: 'Deactivated' },
];
/** Finds a SIM status by id; an unknown id is kept and labeled as unknown. */
export const simStatus = lookup(SIM_STATUSES, 'SIM status');

/** Sign-in status of an account, with the identity provider's values. */
export const AccountStatus = { Confirmed: 'CONFIRMED', ForceChangePassword: 'FORCE_CHANGE_PASSWORD' } as const;
export type AccountStatus = (typeof AccountStatus)[keyof typeof AccountStatus];
/** The account statuses with their labels, in display order. */
export const ACCOUNT_STATUSES: readonly Word<AccountStatus>[] = [
  { id: 'CONFIRMED', label: 'CONFIRMED' },
  { id: 'FORCE_CHANGE_PASSWORD', label: 'FORCE_CHANGE_PASSWORD' },
];
/** Finds an account status by id; an unknown id is kept and labeled as unknown. */
export const accountStatus = lookup(ACCOUNT_STATUSES, 'account status');

/** Filter of the 'Enabled' column in the user list. */
export const EnabledFilter = { All: 'all', Enabled: 'enabled', Disabled: 'disabled' } as const;
export type EnabledFilter = (typeof EnabledFilter)[keyof typeof EnabledFilter];
/** The enabled filters with their labels, in display order. */
export const ENABLED_FILTERS: readonly Word<EnabledFilter>[] = [
  { id: 'all', label: 'All' },
  { id: 'enabled', label: 'Enabled' },
  { id: 'disabled', label: 'Disabled' },
];
