import type { TrailerScope } from './scope';

/** The key of a trailer in every table. */
export interface TrailerKey {
  customerId: number;
  trailerId: string;
}

export interface TrailerRepository {
  /** VINs of the trailers within the scope with this full VIN or device serial number; at most two. */
  findExact(text: string, scope: TrailerScope): Promise<string[]>;
  /** The trailer with a VIN; undefined if there is none within the scope. */
  keyOf(vin: string, scope: TrailerScope): Promise<TrailerKey | undefined>;
  /** Whether a device with this serial number is installed on the trailer. */
  hasDevice(trailer: TrailerKey): Promise<boolean>;
}

/** The lists of sensors that a user can sort: the sections of a device type, or the columns of a fleet. */
export type SensorOrderList = 'Morey' | 'Xirgo' | 'fleetColumns';

/** Sensor type ids in the user's order; a list that was never saved is left out. */
export type SensorOrders = Partial<Record<SensorOrderList, readonly number[]>>;

export interface SensorOrderRepository {
  of(userId: string): Promise<SensorOrders>;
  /** Replaces the given lists. */
  save(userId: string, orders: SensorOrders, now: Date): Promise<void>;
}
