import type { MapEngineFactory } from '../map/mapEngine';
import type { ElementHost } from './elementHost';

/** The engine of the host. Throws if there is none, because an element with a map can't be shown without. */
export function engineOf({ engine }: ElementHost): MapEngineFactory {
  if (engine) return engine;
  throw new Error('Elements with a map need an engine: defineElements({ api, engine: mapLibreEngine({ … }) }).');
}
