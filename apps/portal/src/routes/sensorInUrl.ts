/** The sensor whose details are shown. Empty for the first sensor of the trailer. */
export const SENSOR = 'sensor';

/** The query without the details of a sensor. */
export function withoutSensor(query: string): string {
  const params = new URLSearchParams(query);
  params.delete(SENSOR);
  return params.toString();
}

/** Id of a sensor type; undefined if it is not one. */
export function parseSensor(stored: unknown): number | undefined {
  const id = Number(stored);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
