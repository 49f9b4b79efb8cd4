import { MAP_DEFAULTS, type TrailerPosition, trackedSeverity } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { EmptyState, ErrorState, onThemeChange, Spinner, VisuallyHidden } from '@gladhand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ClusterIndex } from '../clusters';
import type { MapBounds, MapCamera, MapEngine, MapEngineFactory, MapTrack } from '../mapEngine';
import * as S from './FleetMap.styles';
import { HoverCard } from './HoverCard';
import { MapControls } from './MapControls';
import { SpotList } from './SpotList';
import { boundsOf, toMarkers } from './toMarkers';

export interface FleetMapProps {
  /** The trailers to show; those without a position stand in lists only. Keep the array while nothing changes. */
  trailers: readonly TrailerPosition[];
  /** Draws the map: `mapLibreEngine({ … })` or `googleEngine({ … })`. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Id of the trailer that is chosen; it is never hidden in a cluster. */
  selectedId?: string | undefined;
  /** A trailer was chosen on the map. */
  onSelect?: ((id: string) => void) | undefined;
  /** Lines that were driven. */
  tracks?: readonly MapTrack[] | undefined;
  /** The first answer is under way. @default false */
  loading?: boolean | undefined;
  /** CSS pixels on the right that something covers. @default 0 */
  coveredPx?: number | undefined;
  /** The map shows other bounds: west, south, east, north. */
  onBoundsChange?: ((bounds: MapBounds) => void) | undefined;
  /** Clock for ages and silence. @default the host's */
  now?: Date | undefined;
  /** Name of the map for assistive technology. @default 'Fleet map' */
  label?: string | undefined;
}

/** From this zoom on the bundled map has nothing finer to show. */
const SIMPLIFIED_FROM_ZOOM = 9;
/** Fitting stops here: one trailer alone is not shown in a field of nothing. */
const FIT_MAX_ZOOM = 11;
/** A cluster that still holds at this zoom stands on one spot: it opens as a list. */
const LAST_CLUSTER_ZOOM = 13;

/**
 * Trailers on a map: their severity by shape and colour, their heading, and clusters with the worst inside. A section
 * with the map as a picture; put a list of the same trailers beside it, because a map alone cannot be read by everybody.
 */
export function FleetMap(props: FleetMapProps) {
  const { trailers, engine: factory, selectedId, coveredPx = 0, loading = false } = props;
  const { now: clock } = useWidgetHost();
  const now = useMemo(() => props.now ?? clock(), [props.now, clock]);
  const host = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine>();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const [view, setView] = useState<{ camera: MapCamera; bounds: MapBounds }>();
  const [hovered, setHovered] = useState<{ id: string; x: number; y: number }>();
  const [spot, setSpot] = useState<readonly string[]>();
  const fitted = useRef(false);

  const byId = useMemo(() => new Map(trailers.map((trailer) => [trailer.id, trailer])), [trailers]);
  const markers = useMemo(() => toMarkers(trailers, now), [trailers, now]);
  const selected = selectedId === undefined ? undefined : byId.get(selectedId);
  const clusters = useMemo(() => {
    const index = new ClusterIndex({ gridSizePx: MAP_DEFAULTS.markerGridSizePx });
    index.load(markers.filter(({ id }) => id !== selectedId));
    return index;
  }, [markers, selectedId]);

  const latest = useRef({ clusters, onSelect: props.onSelect, onBoundsChange: props.onBoundsChange });
  latest.current = { clusters, onSelect: props.onSelect, onBoundsChange: props.onBoundsChange };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes another map
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const aborted = new AbortController();
    let made: MapEngine | undefined;
    setFailure(undefined);
    factory(element, {
      camera: { ...MAP_DEFAULTS.center, zoom: MAP_DEFAULTS.zoom },
      minZoom: MAP_DEFAULTS.minZoom,
      signal: aborted.signal,
      events: {
        onCamera: (camera, bounds) => {
          setView({ camera, bounds });
          latest.current.onBoundsChange?.(bounds);
        },
        onHover: setHovered,
        onFailed: setFailure,
        onMarker(id) {
          if (!id.startsWith('cluster:')) return latest.current.onSelect?.(id);
          const { ids, zoom } = latest.current.clusters.open(id);
          const at = made && boundsOf(ids.map((one) => latestById.current.get(one)));
          if (zoom > LAST_CLUSTER_ZOOM || !at) setSpot(ids);
          else made?.fitBounds(at, { maxZoom: zoom });
        },
      },
    }).then(
      (ready) => {
        made = ready;
        if (aborted.signal.aborted) return ready.destroy();
        setEngine(ready);
      },
      (error: unknown) => {
        if (!aborted.signal.aborted) setFailure(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      aborted.abort(new DOMException('The map is gone.', 'AbortError'));
      fitted.current = false;
      setEngine(undefined);
      made?.destroy();
    };
  }, [factory, attempt]);

  const latestById = useRef(byId);
  latestById.current = byId;

  useEffect(() => {
    if (!engine || fitted.current) return;
    const all = boundsOf(trailers);
    if (!all) return;
    fitted.current = true;
    engine.fitBounds(all, { maxZoom: FIT_MAX_ZOOM });
  }, [engine, trailers]);

  useEffect(() => {
    if (!engine || !view) return;
    const shown = clusters.at(widened(view.bounds), view.camera.zoom);
    const alone = markers.find(({ id }) => id === selectedId);
    engine.setMarkers(alone ? [...shown, alone] : shown, { glide: true });
  }, [engine, view, clusters, markers, selectedId]);

  useEffect(() => engine?.setSelected(selectedId), [engine, selectedId]);
  useEffect(() => engine?.setTracks(props.tracks ?? []), [engine, props.tracks]);
  useEffect(() => engine?.setCovered(coveredPx), [engine, coveredPx]);
  useEffect(() => {
    const element = host.current;
    return engine && element ? onThemeChange(element, () => engine.repaint()) : undefined;
  }, [engine]);

  // a choice made beside the map, or now under what covers it, brings the trailer to where it can be seen
  const latestView = useRef(view);
  latestView.current = view;
  useEffect(() => {
    const shown = latestView.current;
    const target = selectedId === undefined ? undefined : latestById.current.get(selectedId);
    if (!engine || !shown || target?.lat == null || target.lng == null) return;
    if (inside(target, withoutCovered(shown.bounds, coveredPx / (host.current?.clientWidth || 1)))) return;
    const { zoom } = shown.camera;
    const keeps = zoom > MAP_DEFAULTS.keepZoomAbove || inside(target, shown.bounds);
    engine.setCamera({ lat: target.lat, lng: target.lng, zoom: keeps ? zoom : MAP_DEFAULTS.zoom });
  }, [engine, selectedId, coveredPx]);

  const hoveredTrailer = hovered && byId.get(hovered.id);
  const placed = markers.length;
  return (
    <S.Section aria-label={props.label ?? 'Fleet map'}>
      <S.Host ref={host} aria-hidden={failure ? true : undefined} />
      {engine && !failure && (
        <MapControls
          onZoom={(steps) => engine.zoomBy(steps)}
          onFit={() => {
            const all = boundsOf(trailers);
            if (all) engine.fitBounds(all, { maxZoom: FIT_MAX_ZOOM });
          }}
        />
      )}
      {hoveredTrailer && hovered && <HoverCard trailer={hoveredTrailer} now={now} x={hovered.x} y={hovered.y} />}
      {selected && selected.lat === null && (
        <S.Note role="status">{selected.unitId} has not reported a position yet.</S.Note>
      )}
      {spot && (
        <SpotList
          trailers={spot.flatMap((id) => byId.get(id) ?? [])}
          now={now}
          onSelect={(id) => {
            setSpot(undefined);
            props.onSelect?.(id);
          }}
          onClose={() => setSpot(undefined)}
        />
      )}
      {!engine && !failure && (
        <S.Cover>
          <Spinner size={20} label="Loading the map" />
        </S.Cover>
      )}
      {failure && (
        <S.Cover>
          <ErrorState title="The map could not start" onRetry={() => setAttempt((before) => before + 1)}>
            The list shows the same trailers. A map needs WebGL, which may be off or blocked on this device.
          </ErrorState>
        </S.Cover>
      )}
      {engine && !failure && !loading && placed === 0 && (
        <S.Cover data-quiet>
          <EmptyState title="No trailer to show on the map" edge="none">
            None of these trailers has reported a position.
          </EmptyState>
        </S.Cover>
      )}
      <S.Attribution>
        {view && view.camera.zoom >= SIMPLIFIED_FROM_ZOOM && engine?.name === 'maplibre' ? 'Simplified map · ' : ''}
        {engine?.attribution}
      </S.Attribution>
      <VisuallyHidden role="status">{summary(trailers, now)}</VisuallyHidden>
    </S.Section>
  );
}

/** Said politely and seldom: only what changes the picture as a whole. */
function summary(trailers: readonly TrailerPosition[], now: Date): string {
  const critical = trailers.filter((trailer) => trackedSeverity(trailer, now) === 'critical').length;
  return `On the map: ${trailers.length} trailers, ${critical} critical`;
}

/** Marks just outside are drawn too, so that a little panning shows no edge. */
function widened([west, south, east, north]: MapBounds): MapBounds {
  const x = (east - west) / 4;
  const y = (north - south) / 4;
  return [Math.max(-180, west - x), Math.max(-85, south - y), Math.min(180, east + x), Math.min(85, north + y)];
}

/** The part of the bounds that nothing covers. */
function withoutCovered([west, south, east, north]: MapBounds, share: number): MapBounds {
  return [west, south, east - (east - west) * share, north];
}

function inside({ lat, lng }: TrailerPosition, [west, south, east, north]: MapBounds): boolean {
  return lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;
}
