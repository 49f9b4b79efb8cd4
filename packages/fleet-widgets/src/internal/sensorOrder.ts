import type { TrailersPort } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { SaveSensorOrderInput, SensorOrder } from '@gladhand/domain/trailers';

/** The viewer's order of sections and columns. */
export const sensorOrderQuery: ApiQuery<SensorOrder> = {
  key: ['sensorOrder'],
  fetch: (api: TrailersPort, options) => api.trailers.sensorOrder(options),
};

/** Saves an order of sensors. Open drawers of that device type, or the fleet grid, update. */
export const saveOrder: ApiMutation<SaveSensorOrderInput, SensorOrder> = {
  run: (api: TrailersPort, input) => api.trailers.saveSensorOrder(input),
  invalidates: () => [['trailer'], ['sensorOrder']],
};
