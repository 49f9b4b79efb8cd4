import type { SaveSensorOrderInput, SensorOrder } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** The viewer's orders of sections and columns. */
export const sensorOrderQuery: ApiQuery<SensorOrder> = {
  key: ['sensorOrder'],
  fetch: (api, options) => api.trailers.sensorOrder(options),
};

/** Saves an order of sensors; every open trailer of that device type, or the grid of a fleet, follows it. */
export const saveOrder: ApiMutation<SaveSensorOrderInput, SensorOrder> = {
  run: (api, input) => api.trailers.saveSensorOrder(input),
  invalidates: () => [['trailer'], ['sensorOrder']],
};
