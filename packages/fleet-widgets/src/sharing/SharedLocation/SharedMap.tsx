import { isMoving } from '@gladhand/domain/readings';
import type { SharedTrailer } from '@gladhand/domain/sharing';
import { MAP_DEFAULTS } from '@gladhand/domain/tracking';
import { Spinner, useMessages } from '@gladhand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as S from '../../map/FleetMap/FleetMap.styles';
import { MapControls } from '../../map/FleetMap/MapControls';
import { MapCredits } from '../../map/MapCredits/MapCredits';
import { MapFailed } from '../../map/MapFailed/MapFailed';
import type { MapBounds, MapCamera, MapEngineFactory } from '../../map/mapEngine';
import type { TrackLine, TrailerMarker } from '../../map/mapFeatures';
import { useMapEngine } from '../../map/useMapEngine';
import { SHARED_LOCATION_MESSAGES } from './messages';

interface SharedMapProps {
  engine: MapEngineFactory;
  trailers: readonly SharedTrailer[];
  /** Index of the trailer whose label is on the map. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** The highest zoom for fitting: a single trailer needs some context around it. */
const FIT_MAX_ZOOM = MAP_DEFAULTS.zoom;
const FIT_PADDING_PX = 64;
/** A longer name would cover too much of the map. The card has the full name. */
const LABEL_CHARS = 24;

/** The positions of the shared trailers, and their routes if those are shared. The cards have the same information. */
export function SharedMap({ engine: factory, trailers, chosen, onChoose }: SharedMapProps) {
  const messages = useMessages(SHARED_LOCATION_MESSAGES);

  const host = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState<MapCamera>();
  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera: setCamera,
    onMarker: (id) => onChoose(Number(id)),
    onHover: () => undefined,
  });
  const markers = useMemo(() => trailers.flatMap(toMarker), [trailers]);
  const tracks = useMemo(() => trailers.flatMap(toTrack), [trailers]);
  const bounds = useMemo(() => boundsOf([...markers, ...tracks.flatMap(({ points }) => points)]), [markers, tracks]);

  const fitted = useRef<unknown>(undefined);
  useEffect(() => {
    if (!engine) return;
    engine.setLayer('tracks', tracks);
    engine.setLayer('fleet', markers, { glide: true });
    // The map is fitted only once, so that later updates don't move the camera.
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
    <S.Section aria-label={messages.mapLabel}>
      <S.Host ref={host} aria-hidden={failure ? true : undefined} />
      {engine && !failure && (
        <MapControls
          onZoom={(steps) => engine.zoomBy(steps)}
          onFit={() => bounds && engine.fitBounds(bounds, { maxZoom: FIT_MAX_ZOOM, paddingPx: FIT_PADDING_PX })}
          fitLabel={messages.showAllTrailers}
          onImagery={engine.setImagery}
        />
      )}
      {!engine && !failure && (
        <S.Cover>
          <Spinner size={20} label={messages.loadingTheMap} />
        </S.Cover>
      )}
      {failure && <MapFailed failure={failure} elsewhere={messages.mapFailedHint} onRetry={retry} />}
      <MapCredits engine={engine} zoom={camera?.zoom} />
    </S.Section>
  );
}

/** An old position is drawn hollow and dashed, without a direction. */
function toMarker({ name, lat, lng, stale, speed, heading }: SharedTrailer, index: number): TrailerMarker[] {
  if (lat === null || lng === null) return [];
  const moving = !stale && isMoving(speed);
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

function toTrack({ track }: SharedTrailer, index: number): TrackLine[] {
  return track && track.length > 1 ? [{ kind: 'track', id: `track ${index}`, points: track }] : [];
}

const shortened = (name: string) => (name.length > LABEL_CHARS ? `${name.slice(0, LABEL_CHARS - 1)}…` : name);

function boundsOf(points: readonly { lat: number; lng: number }[]): MapBounds | undefined {
  if (points.length === 0) return undefined;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}
