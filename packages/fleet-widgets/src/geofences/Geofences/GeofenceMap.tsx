import type { Geofence, SavedPlace } from '@gladhand/domain/geofences';
import { Spinner, useMessages } from '@gladhand/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  areasBounds,
  geofenceAreas,
  geofenceIdOf,
  geofenceMark,
  seenInView,
} from '../../internal/geofenceLayer/geofenceAreas';
import { usePinTitles } from '../../internal/geofenceLayer/usePinTitles';
import { type Cell, useCell } from '../../map/cell';
import * as MapStyles from '../../map/FleetMap/FleetMap.styles';
import { MapControls } from '../../map/FleetMap/MapControls';
import { coveredAtEnd, doubled, withoutCovered } from '../../map/FleetMap/mapBounds';
import { MapCredits } from '../../map/MapCredits/MapCredits';
import { MapFailed } from '../../map/MapFailed/MapFailed';
import type { MapBounds, MapCamera, MapEngineFactory } from '../../map/mapEngine';
import type { MapFeature } from '../../map/mapFeatures';
import { MAP_MESSAGES } from '../../map/messages';
import { pinGroupBounds } from '../../map/pinGroup';
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
  /** The geofence under the mouse, in the list or on the map. */
  hovered: Cell<string | undefined>;
  /** Receives the bounds of the map. */
  shown: RefObject<MapBounds | undefined>;
  /** CSS pixels that something covers at the inline end. */
  coveredPx: number;
  onSelect: (id: string) => void;
}

const FIT_PADDING_PX = 64;
/** Beside what covers most of the map. */
const FIT_BESIDE_PX = 32;
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
  hovered,
  shown,
  coveredPx,
  onSelect,
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
      shown.current = bounds;
    },
    onMarker(id) {
      const group = pinGroupBounds(seen, id);
      if (group) engine?.fitBounds(group, { paddingPx: FIT_PADDING_PX });
      else onSelect(geofenceIdOf(id) ?? id);
    },
    onHover: (marker) => hovered.set(marker && geofenceIdOf(marker.id)),
  });

  const drawn = useMemo(() => geofenceAreas(geofences), [geofences]);
  const titled = usePinTitles();
  const zoom = camera?.zoom;
  const seen = useMemo<readonly MapFeature[]>(
    () => (view && zoom !== undefined ? titled(seenInView(drawn, { bounds: doubled(view), zoom })) : []),
    [drawn, view, zoom, titled],
  );
  useEffect(() => engine?.setLayer('geofences', seen), [engine, seen]);
  const hoveredId = useCell(hovered);
  useEffect(() => {
    const marks = drawn.flatMap((area) => {
      const { id } = area.geofence;
      if (id !== selectedId && id !== hoveredId) return [];
      return [geofenceMark(area, id === selectedId ? 'selected' : 'hovered', zoom)];
    });
    engine?.setLayer('marked', marks);
  }, [engine, drawn, selectedId, hoveredId, zoom]);
  useEffect(() => engine?.setCovered(coveredAtEnd(host.current, coveredPx)), [engine, coveredPx]);

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
    const bounds = areasBounds(drawn);
    if (engine && bounds) engine.fitBounds(bounds, { paddingPx: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  };
  const fitted = useRef<MapEngineFactory>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first geofences are fitted into view once
  useEffect(() => {
    if (!engine || drawn.length === 0 || fitted.current === factory) return;
    fitted.current = factory;
    const chosen = drawn.filter(({ geofence }) => geofence.id === selectedId);
    const bounds = areasBounds(chosen.length > 0 ? chosen : drawn);
    if (bounds) engine.fitBounds(bounds, { paddingPx: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  }, [engine, drawn.length > 0]);
  const fittedTo = useRef<{ id: string | null; coveredPx: number }>({ id: null, coveredPx: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection, or what covers it, moves the map
  useEffect(() => {
    const bounds = areasBounds(drawn.filter(({ geofence }) => geofence.id === selectedId));
    if (!engine || !bounds) return;
    const isSeen = (zoom ?? 0) > SEEN_FROM_ZOOM;
    const [isNew, isMoved] = [fittedTo.current.id !== selectedId, fittedTo.current.coveredPx !== coveredPx];
    fittedTo.current = { id: selectedId, coveredPx };
    const widthPx = host.current?.clientWidth ?? 0;
    const open = view && withoutCovered(view, coveredAtEnd(host.current, coveredPx), widthPx);
    // What opens beside it moves the map, so that the view isn't known yet.
    if (isSeen && !(isMoved && coveredPx > 0) && open && isWithin(bounds, open)) return;
    const maxZoom = isSeen && !isNew ? Math.min(zoom ?? FIT_MAX_ZOOM, FIT_MAX_ZOOM) : FIT_MAX_ZOOM;
    engine.fitBounds(bounds, { paddingPx: coveredPx > 0 ? FIT_BESIDE_PX : FIT_PADDING_PX, maxZoom });
  }, [engine, selectedId, coveredPx]);

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

const isWithin = ([west, south, east, north]: MapBounds, view: MapBounds): boolean =>
  west >= view[0] && south >= view[1] && east <= view[2] && north <= view[3];
