import { corridorEdge, type Geofence, type SavedPlace, shapeBounds, shapeRings } from '@gladhand/domain/geofences';
import { Spinner, useMessages } from '@gladhand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as MapStyles from '../../map/FleetMap/FleetMap.styles';
import { MapControls } from '../../map/FleetMap/MapControls';
import { MapCredits } from '../../map/MapCredits/MapCredits';
import { MapFailed } from '../../map/MapFailed/MapFailed';
import type { MapBounds, MapCamera, MapEngineFactory } from '../../map/mapEngine';
import type { AreaFeature } from '../../map/mapFeatures';
import { MAP_MESSAGES } from '../../map/messages';
import { useMapEngine } from '../../map/useMapEngine';
import { GEOFENCES_MESSAGES } from './messages';

interface GeofenceMapProps {
  engine: MapEngineFactory;
  geofences: readonly Geofence[];
  /** Saved places to show. */
  places: readonly SavedPlace[];
  /** The selected place. */
  place: SavedPlace | undefined;
  selectedId: string | null;
  hoveredId: string | undefined;
  onSelect: (id: string) => void;
  onHover: (id: string | undefined) => void;
}

const FIT_PADDING_PX = 64;
const FIT_MAX_ZOOM = 15;
const PLACE_ZOOM = 14;
/** Below this zoom, a geofence that is in view is too small to be seen. */
const SEEN_FROM_ZOOM = 9;

/** Geofences on a map. The list has the same ones, because not everyone can read a map. */
export function GeofenceMap({
  engine: factory,
  geofences,
  places,
  place,
  selectedId,
  hoveredId,
  ...rest
}: GeofenceMapProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const mapMessages = useMessages(MAP_MESSAGES);

  const host = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState<MapCamera>();
  const [view, setView] = useState<MapBounds>();
  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera(next, bounds) {
      setCamera(next);
      setView(bounds);
    },
    onMarker: rest.onSelect,
    onHover: (marker) => rest.onHover(marker?.id),
  });

  const drawn = useMemo(() => geofences.map((geofence) => ({ geofence, area: areaOf(geofence) })), [geofences]);
  useEffect(() => {
    const features = drawn.map(({ geofence, area }): AreaFeature => {
      const isMarked = geofence.id === selectedId || geofence.id === hoveredId;
      return isMarked ? { ...area, look: geofence.id === selectedId ? 'selected' : 'hovered' } : area;
    });
    engine?.setLayer('geofences', features);
  }, [engine, drawn, selectedId, hoveredId]);

  useEffect(() => {
    engine?.setLayer(
      'places',
      places.map(({ id, name, lat, lng }) => ({ kind: 'place', type: 'found', id, lat, lng, title: name })),
    );
  }, [engine, places]);
  useEffect(() => {
    if (engine && place)
      engine.fitBounds([place.lng, place.lat, place.lng, place.lat], { paddingPx: 0, maxZoom: PLACE_ZOOM });
  }, [engine, place]);

  const showAll = () => {
    const bounds = boundsOf(geofences);
    if (engine && bounds) engine.fitBounds(bounds, { paddingPx: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  };
  const fitted = useRef<MapEngineFactory>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first geofences are fitted into view once
  useEffect(() => {
    if (!engine || geofences.length === 0 || fitted.current === factory) return;
    fitted.current = factory;
    const chosen = geofences.filter(({ id }) => id === selectedId);
    const bounds = boundsOf(chosen.length > 0 ? chosen : geofences);
    if (bounds) engine.fitBounds(bounds, { paddingPx: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  }, [engine, geofences.length > 0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection moves the map
  useEffect(() => {
    const chosen = geofences.find(({ id }) => id === selectedId);
    const bounds = chosen && boundsOf([chosen]);
    if (!engine || !bounds || (view && isWithin(bounds, view) && (camera?.zoom ?? 0) > SEEN_FROM_ZOOM)) return;
    engine.fitBounds(bounds, { paddingPx: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  }, [engine, selectedId]);

  return (
    <MapStyles.Section aria-label={messages.mapOf}>
      <MapStyles.Host ref={host} aria-hidden={failure ? true : undefined} />
      {engine && !failure && (
        <MapControls
          onZoom={(steps) => engine.zoomBy(steps)}
          onFit={showAll}
          fitLabel={messages.showAll}
          onImagery={engine.setImagery}
        />
      )}
      {!engine && !failure && (
        <MapStyles.Cover>
          <Spinner size={20} label={mapMessages.loadingTheMap} />
        </MapStyles.Cover>
      )}
      {failure && <MapFailed failure={failure} elsewhere={messages.mapFailedHint} onRetry={retry} />}
      <MapCredits engine={engine} zoom={camera?.zoom} />
    </MapStyles.Section>
  );
}

const areaOf = ({ id, name, isActive, shape }: Geofence): AreaFeature => ({
  kind: 'area',
  id,
  name,
  parts: shapeRings(shape),
  ...(shape.type === 'corridor' && { edge: corridorEdge(shape) }),
  look: isActive ? 'plain' : 'inactive',
});

function boundsOf(geofences: readonly Geofence[]): MapBounds | undefined {
  const [first, ...others] = geofences.map(({ shape }) => shapeBounds(shape));
  if (!first) return undefined;
  let { west, south, east, north } = first;
  for (const box of others) {
    west = Math.min(west, box.west);
    south = Math.min(south, box.south);
    east = Math.max(east, box.east);
    north = Math.max(north, box.north);
  }
  return [west, south, east, north];
}

const isWithin = ([west, south, east, north]: MapBounds, view: MapBounds): boolean =>
  west >= view[0] && south >= view[1] && east <= view[2] && north <= view[3];
