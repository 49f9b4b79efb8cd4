import type { TrailerScope } from './scope';

/** What names one trailer in every table. */
export interface TrailerKey {
  customerId: number;
  trailerId: string;
}

export interface TrailerRepository {
  /** VINs of the trailers within the scope with this full VIN or device serial number; at most two. */
  findExact(text: string, scope: TrailerScope): Promise<string[]>;
  /** The trailer of a VIN; undefined when there is none, or none within the scope. */
  keyOf(vin: string, scope: TrailerScope): Promise<TrailerKey | undefined>;
  /** Whether a device with a serial number is on the trailer. */
  hasDevice(trailer: TrailerKey): Promise<boolean>;
}

/** Lists of sensors that a user puts in order: a device type's sections, or the columns of a fleet. */
export type SensorOrderList = 'Morey' | 'Xirgo' | 'fleetColumns';

/** Sensor type ids in a user's order; a list that was never saved is left out. */
export type SensorOrders = Partial<Record<SensorOrderList, readonly number[]>>;

export interface SensorOrderRepository {
  of(userId: string): Promise<SensorOrders>;
  /** Replaces the lists that are given. */
  save(userId: string, orders: SensorOrders, now: Date): Promise<void>;
}
