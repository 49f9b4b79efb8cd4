import { pannedMap } from './map';
import type { Peer } from './peer';
import { CORNERS } from './screen';

/** The floor: the same map with three geofences. */
export const peer: Peer = (root) => pannedMap(root, CORNERS);
