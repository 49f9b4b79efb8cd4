import { sensorType } from '@gladhand/domain';
import { badInput } from '../../http/fault';
import type { SensorOrders } from '../../repositories/trailers';
import type { SaveSensorOrderInput, SensorOrder } from '../generated/resolvers';

/** A user's orders as the contract names them. */
export function toSensorOrder({ Morey, Xirgo, fleetColumns }: SensorOrders): SensorOrder {
  const list = (ids: readonly number[] | undefined) => (ids ? [...ids] : null);
  return { moreySensorOrder: list(Morey), xirgoSensorOrder: list(Xirgo), fleetColumnOrder: list(fleetColumns) };
}

/** The lists of an input, each of them known sensors, none twice. */
export function checkedOrders(input: SaveSensorOrderInput): SensorOrders {
  const { moreySensorOrder, xirgoSensorOrder, fleetColumnOrder } = input;
  const lists = { Morey: moreySensorOrder, Xirgo: xirgoSensorOrder, fleetColumns: fleetColumnOrder };
  const given = Object.entries(lists).filter(([, ids]) => ids !== null && ids !== undefined);
  if (given.length === 0) throw badInput('No order was given.');
  for (const [, ids] of given) {
    const unknown = ids?.find((id) => !sensorType(id).known);
    if (unknown !== undefined) throw badInput(`There is no sensor type ${unknown}.`);
    if (new Set(ids).size !== ids?.length) throw badInput('A sensor type stands in the order twice.');
  }
  return Object.fromEntries(given) as SensorOrders;
}
