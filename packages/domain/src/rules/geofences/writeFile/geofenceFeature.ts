import type { GeofenceShape } from '../geofenceShape';

/** A geofence as it is in a file. */
export interface GeofenceFeature {
  readonly name: string;
  readonly description?: string | undefined;
  readonly category?: string | undefined;
  readonly shape: GeofenceShape;
}
