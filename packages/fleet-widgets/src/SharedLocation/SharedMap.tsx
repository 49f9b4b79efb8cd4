import { MAP_DEFAULTS, MOVING_ABOVE_MPH, type SharedTrailer } from '@gladhand/domain';
import { ErrorState, Spinner } from '@gladhand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as S from '../map/FleetMap/FleetMap.styles';
import { MapControls } from '../map/FleetMap/MapControls';
import type { MapBounds, MapCamera, MapEngineFactory, TrailerMarker } from '../map/mapEngine';
import { useMapEngine } from '../map/useMapEngine';

interface SharedMapProps {
  engine: MapEngineFactory;
  trailers: readonly SharedTrailer[];
  /** Place in the list of the one that is named on the map. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Fitting stops here: one trailer is not shown in a field of nothing. */
const FIT_MAX_ZOOM = MAP_DEFAULTS.zoom;
const FIT_PADDING_PX = 64;
/** A longer name would lie over the map; the card has the whole of it. */
const LABEL_CHARS = 24;
/** From this zoom on the bundled map has nothing finer to show. */
const SIMPLIFIED_FROM_ZOOM = 9;

/** Where the shared trailers are, and the way they came where that is shared. The cards beside it say the same. */
export function SharedMap({ engine: factory, trailers, chosen, onChoose }: SharedMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState<MapCamera>();
  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera: setCamera,
    onMarker: (id) => onChoose(Number(id)),
    onHover: () => undefined,
  });
  const markers = useMemo(() => trailers.flatMap(toMarker), [trailers]);
  const tracks = useMemo(
    () =>
      trailers.flatMap(({ track }, index) => (track && track.length > 1 ? [{ id: String(index), points: track }] : [])),
    [trailers],
  );
  const bounds = useMemo(() => boundsOf([...markers, ...tracks.flatMap(({ points }) => points)]), [markers, tracks]);

  const fitted = useRef<unknown>(undefined);
  useEffect(() => {
    if (!engine) return;
    engine.setTracks(tracks);
    engine.setMarkers(markers, { glide: true });
    // once: from then on the viewer looks where the viewer wants
    if (fitted.current === engine || !bounds) return;
    fitted.current = engine;
    engine.fitBounds(bounds, { maxZoom: FIT_MAX_ZOOM, paddingPx: FIT_PADDING_PX });
  }, [engine, markers, tracks, bounds]);

  const latest = useRef(markers);
  latest.current = markers;
  const moved = useRef(chosen);
  useEffect(() => {
    engine?.setSelected(String(chosen));
    const target = latest.current.find(({ id }) => id === String(chosen));
    if (!engine || !target || moved.current === chosen) return;
    moved.current = chosen;
    engine.setCamera({ lat: target.lat, lng: target.lng, zoom: MAP_DEFAULTS.zoom });
  }, [engine, chosen]);

  return (
    <S.Section aria-label="Map of the shared location">
      <S.Host ref={host} aria-hidden={failure ? true : undefined} />
      {engine && !failure && (
        <MapControls
          onZoom={(steps) => engine.zoomBy(steps)}
          onFit={() => bounds && engine.fitBounds(bounds, { maxZoom: FIT_MAX_ZOOM, paddingPx: FIT_PADDING_PX })}
          fitLabel="Show all that is shared"
        />
      )}
      {!engine && !failure && (
        <S.Cover>
          <Spinner size={20} label="Loading the map" />
        </S.Cover>
      )}
      {failure && (
        <S.Cover>
          <ErrorState title="The map could not start" onRetry={retry}>
            The place also stands in words on this page. A map needs WebGL, which may be off or blocked on this device.
          </ErrorState>
        </S.Cover>
      )}
      <S.Attribution>
        {camera && camera.zoom >= SIMPLIFIED_FROM_ZOOM && engine?.name === 'maplibre' ? 'Simplified map · ' : ''}
        {engine?.attribution}
      </S.Attribution>
    </S.Section>
  );
}

/** An old position is drawn as one: hollow and dashed, without a direction. */
function toMarker({ name, lat, lng, stale, speed, heading }: SharedTrailer, index: number): TrailerMarker[] {
  if (lat === null || lng === null) return [];
  const moving = !stale && (speed ?? 0) > MOVING_ABOVE_MPH;
  const severity = stale ? 'unknown' : 'good';
  return [
    {
      kind: 'trailer',
      id: String(index),
      lat,
      lng,
      severity,
      heading: moving ? (heading ?? null) : null,
      label: shortened(name),
    },
  ];
}

const shortened = (name: string) => (name.length > LABEL_CHARS ? `${name.slice(0, LABEL_CHARS - 1)}…` : name);

function boundsOf(points: readonly { lat: number; lng: number }[]): MapBounds | undefined {
  if (points.length === 0) return undefined;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
