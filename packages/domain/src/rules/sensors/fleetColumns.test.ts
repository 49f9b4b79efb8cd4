import { describe, expect, test } from 'vitest';
import { FLEET_STATUS_FIELDS } from '../../vocabulary/fleetStatusFields';
import { columnsInSensorOrder, sensorsOfColumns } from './fleetColumns';

const COLUMNS = ['vin', 'absFault', 'unitId', 'door', 'sensorBoxBattery', 'trailerBatteryStatus', 'age', 'fuelLevel'];

describe('the order of sensor columns', () => {
  test.each([
    [null, COLUMNS],
    [[], COLUMNS],
    [
      [13, 36],
      ['vin', 'sensorBoxBattery', 'unitId', 'trailerBatteryStatus', 'door', 'absFault', 'age', 'fuelLevel'],
    ],
    [
      [25, 4711, 7],
      ['vin', 'fuelLevel', 'unitId', 'absFault', 'door', 'sensorBoxBattery', 'age', 'trailerBatteryStatus'],
    ],
  ])('follows the sensor order %j', (order, expected) =>
    expect(columnsInSensorOrder(COLUMNS, order)).toEqual(expected),
  );

  test('follows the first column of each sensor, and converts back to the same order', () => {
    expect(sensorsOfColumns(COLUMNS)).toEqual([7, 36, 13, 25]);
    const every = FLEET_STATUS_FIELDS.map(({ id }) => id);
    const moved = [25, 27, 7, 1, 36, 10, 5, 6, 15, 8, 13, 37];
    expect(sensorsOfColumns(columnsInSensorOrder(every, moved))).toEqual(moved);
  });
});
