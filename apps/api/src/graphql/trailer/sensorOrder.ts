import { sensorType } from '@gladhand/domain/trailers';
import { badInput } from '../../http/apiError';
import type { SensorOrders } from '../../repositories/trailers';
import type { SaveSensorOrderInput, SensorOrder } from '../generated/resolvers';
import { TRAILER_MESSAGES } from './messages';

/** Converts a user's sensor orders to their contract type. */
export function toSensorOrder({ Morey, Xirgo, fleetColumns }: SensorOrders): SensorOrder {
  const list = (ids: readonly number[] | undefined) => (ids ? [...ids] : null);
  return { moreySensorOrder: list(Morey), xirgoSensorOrder: list(Xirgo), fleetColumnOrder: list(fleetColumns) };
}

/** Validates the lists of an input: only known sensors, without duplicates. */
export function checkedOrders(input: SaveSensorOrderInput): SensorOrders {
  const { moreySensorOrder, xirgoSensorOrder, fleetColumnOrder } = input;
  const lists = { Morey: moreySensorOrder, Xirgo: xirgoSensorOrder, fleetColumns: fleetColumnOrder };
  const given = Object.entries(lists).filter(([, ids]) => ids !== null && ids !== undefined);
  if (given.length === 0) throw badInput(TRAILER_MESSAGES.noOrder);
  for (const [, ids] of given) {
    const unknown = ids?.find((id) => !sensorType(id).known);
    if (unknown !== undefined) throw badInput(TRAILER_MESSAGES.unknownSensor(unknown));
    if (new Set(ids).size !== ids?.length) throw badInput(TRAILER_MESSAGES.sensorTwice);
  }
  return Object.fromEntries(given) as SensorOrders;
}
