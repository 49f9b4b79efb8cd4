/** Errors of requests for one trailer. */
export const TRAILER_MESSAGES = {
  ambiguous: 'Several trailers have this number. Use the VIN instead.',
  noOrder: 'The sensor order is missing.',
  unknownSensor: (id: number) => `There is no sensor type ${id}.`,
  sensorTwice: 'The sensor order lists a sensor type twice.',
} as const;
