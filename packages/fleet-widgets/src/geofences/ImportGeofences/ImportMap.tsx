import { corridorEdge, type GeofenceShape, shapeBounds, shapeRings } from '@gladhand/domain/geofences';
import { Spinner, useMessages } from '@gladhand/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import * as MapStyles from '../../map/FleetMap/FleetMap.styles';
import { MapControls } from '../../map/FleetMap/MapControls';
import { MapCredits } from '../../map/MapCredits/MapCredits';
import { MapFailed } from '../../map/MapFailed/MapFailed';
import type { MapBounds, MapCamera, MapEngineFactory } from '../../map/mapEngine';
import type { AreaFeature, MapPoint } from '../../map/mapFeatures';
import { MAP_MESSAGES } from '../../map/messages';
import { useMapEngine } from '../../map/useMapEngine';
import type { ImportRow } from './importRow';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { problemOf } from './rowState';

interface ImportMapProps {
  engine: MapEngineFactory;
  rows: readonly ImportRow[];
  selected: ImportRow | undefined;
  onSelect: (id: string) => void;
}

const FIT_PADDING_PX = 48;
const FIT_MAX_ZOOM = 16;
/** Around a place without an area, in degrees. */
const PLACE_DEGREES = 0.005;

const NO_ROWS: readonly ImportRow[] = [];

const ignore = () => undefined;

/** The areas of a file. The table has the same ones, because not everyone can read a map. */
export function ImportMap({ engine: factory, rows, selected, onSelect }: ImportMapProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);
  const mapMessages = useMessages(MAP_MESSAGES);

  const host = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState<MapCamera>();
  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera: setCamera,
    onMarker: onSelect,
    onHover: ignore,
  });

  const drawnRows = useDeferredValue(rows, NO_ROWS);
  const areas = useMemo(() => drawnRows.flatMap((row) => areaOf(row) ?? []), [drawnRows]);
  const selectedId = selected?.id;
  useEffect(() => {
    const drawn = areas.map((area): AreaFeature => (area.id === selectedId ? { ...area, look: 'selected' } : area));
    engine?.setLayer('geofences', drawn);
  }, [engine, areas, selectedId]);
  const place = selected && placeOf(selected);
  useEffect(() => {
    engine?.setLayer('problem', place ? [{ kind: 'place', type: 'found', id: 'problem', ...place }] : []);
  }, [engine, place]);

  const showRows = (shown: readonly ImportRow[]) => {
    const bounds = engine && boundsOf(shown);
    if (engine && bounds) engine.fitBounds(bounds, { paddingPx: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection or file moves the map
  useEffect(() => showRows(selected ? [selected] : rows), [engine, selectedId, rows.length > 0]);

  return (
    <MapStyles.Section aria-label={messages.map}>
      <MapStyles.Host ref={host} aria-hidden={failure ? true : undefined} />
      {engine && !failure && (
        <MapControls
          onZoom={(steps) => engine.zoomBy(steps)}
          onFit={() => showRows(rows)}
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

/** Undefined for a row without an area, and for one whose coordinates can't be on a map. */
function areaOf(row: ImportRow): AreaFeature | undefined {
  const { id, name, shape } = row;
  if (!shape || !isOnMap(row)) return undefined;
  const look = problemOf(row) ? 'inactive' : 'plain';
  return { kind: 'area', id, name, look, ...drawingOf(shape) };
}

type Drawing = Pick<AreaFeature, 'parts' | 'edge'>;

/** Rows change with each page of the check, their shapes don't. */
const drawings = new WeakMap<GeofenceShape, Drawing>();

function drawingOf(shape: GeofenceShape): Drawing {
  const known = drawings.get(shape) ?? {
    parts: shapeRings(shape),
    ...(shape.type === 'corridor' && { edge: corridorEdge(shape) }),
  };
  drawings.set(shape, known);
  return known;
}

function isOnMap({ problem, shape }: ImportRow): boolean {
  if (problem?.code === 'outOfRange' || problem?.code === 'latLngSwapped' || problem?.code === 'noParts') return false;
  return shape !== undefined && Number.isFinite(shapeBounds(shape).west);
}

/** Where the problem of a row is, or the point that it is. */
function placeOf(row: ImportRow): MapPoint | undefined {
  const at = problemOf(row)?.at;
  return at && Math.abs(at.lat) <= 90 && Math.abs(at.lng) <= 360 ? { lat: at.lat, lng: at.lng } : undefined;
}

function boundsOf(rows: readonly ImportRow[]): MapBounds | undefined {
  let bounds: MapBounds | undefined;
  for (const row of rows) {
    const place = placeOf(row);
    const box =
      row.shape && isOnMap(row)
        ? shapeBounds(row.shape)
        : place && {
            west: place.lng - PLACE_DEGREES,
            south: place.lat - PLACE_DEGREES,
            east: place.lng + PLACE_DEGREES,
            north: place.lat + PLACE_DEGREES,
          };
    if (!box) continue;
    const [west, south, east, north] = bounds ?? [box.west, box.south, box.east, box.north];
    bounds = [
      Math.min(west, box.west),
      Math.min(south, box.south),
      Math.max(east, box.east),
      Math.max(north, box.north),
    ];
  }
  return bounds;
}
