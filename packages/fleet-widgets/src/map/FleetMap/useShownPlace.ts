import { useEffect, useRef } from 'react';
import type { MapEngine } from '../mapEngine';
import type { MapPoint } from '../mapFeatures';

/** A place to look at, such as a city. */
export interface MapPlace extends MapPoint {
  name: string;
}

/** Shows a city with its surroundings. */
const PLACE_ZOOM = 9;
const NO_PLACES: readonly never[] = [];

/** Marks a place and moves the camera there once, for each place and each new map. */
export function useShownPlace(engine: MapEngine | undefined, place: MapPlace | undefined): void {
  const shown = useRef<{ engine: MapEngine; key: string }>(undefined);
  const key = place && `${place.lat},${place.lng}`;
  const { lat, lng, name } = place ?? {};
  useEffect(() => {
    if (!engine) return;
    if (key === undefined || lat === undefined || lng === undefined) {
      engine.setLayer('places', NO_PLACES);
      shown.current = undefined;
      return;
    }
    engine.setLayer('places', [{ kind: 'place', type: 'found', id: `place:${key}`, lat, lng, title: name }]);
    if (shown.current?.engine === engine && shown.current.key === key) return;
    shown.current = { engine, key };
    engine.setCamera({ lat, lng, zoom: PLACE_ZOOM });
  }, [engine, key, lat, lng, name]);
}
