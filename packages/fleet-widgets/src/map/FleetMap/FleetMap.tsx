import { MAP_DEFAULTS, type MapTrailer, type TrailerPosition } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { ErrorState, Spinner, VisuallyHidden } from '@gladhand/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapBounds, MapEngineFactory, MapMarker, MapTrack } from '../mapEngine';
import { type MarkSource, marksInHand, type OpenedMark } from '../markSource';
import { useMapEngine } from '../useMapEngine';
import * as S from './FleetMap.styles';
import { HoverCard } from './HoverCard';
import { MapControls } from './MapControls';
import { coveredAtEnd, widened } from './mapBounds';
import { NoMarks } from './NoMarks';
import { SpotList } from './SpotList';
import { toMarkers } from './toMarkers';
import { type ShownView, useFleetCamera } from './useFleetCamera';

export interface FleetMapProps {
  /** The trailers to show; those without a position stand in lists only. Keep the array while nothing changes. */
  trailers?: readonly TrailerPosition[] | undefined;
  /** Marks of trailers that are not all here, instead of `trailers`. A new one whenever anything changed. */
  marks?: MarkSource | undefined;
  /** The chosen trailer, where `marks` need not know it. */
  selected?: MapTrailer | undefined;
  /** Draws the map: `mapLibreEngine({ … })` or `googleEngine({ … })`. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Id of the trailer that is chosen; it is never hidden in a cluster. */
  selectedId?: string | undefined;
  /** A trailer was chosen on the map. */
  onSelect?: ((id: string) => void) | undefined;
  /**
   * Names the search or customer that the trailers were chosen by. When another one has trailers and none of them is in
   * view, the map goes to them. Leave it out while the trailers are still those of the choice before.
   */
  choice?: string | undefined;
  /** Trailers in sight before any filter: tells an empty fleet from filters that let none through. @default those that are shown */
  inSight?: number | undefined;
  /** Lines that were driven. */
  tracks?: readonly MapTrack[] | undefined;
  /** The first answer is under way. @default false */
  loading?: boolean | undefined;
  /** CSS pixels at the end of the lines, where they run to the right on the right, that something covers. @default 0 */
  coveredPx?: number | undefined;
  /** The map shows other bounds: west, south, east, north. */
  onBoundsChange?: ((bounds: MapBounds) => void) | undefined;
  /** Clock for ages and silence. @default the host's */
  now?: Date | undefined;
  /** Name of the map for assistive technology. @default 'Fleet map' */
  label?: string | undefined;
}

const NO_TRAILERS: readonly TrailerPosition[] = [];
/** From this zoom on the bundled map has nothing finer to show. */
const SIMPLIFIED_FROM_ZOOM = 9;
/** A cluster that still holds at this zoom stands on one spot: it opens as a list. */
const LAST_CLUSTER_ZOOM = 13;

/**
 * Trailers on a map: their severity by shape and colour, their heading, and clusters with the worst inside. A section
 * with the map as a picture; put a list of the same trailers beside it, because a map alone cannot be read by everybody.
 */
export function FleetMap(props: FleetMapProps) {
  const { trailers = NO_TRAILERS, engine: factory, selectedId, coveredPx = 0, loading = false } = props;
  const { now: clock } = useWidgetHost();
  const now = useMemo(() => props.now ?? clock(), [props.now, clock]);
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ShownView>();
  const [hovered, setHovered] = useState<{ id: string; x: number; y: number }>();
  const [spot, setSpot] = useState<OpenedMark>();

  const inHand = useMemo(
    () => marksInHand(trailers, now, { gridSizePx: MAP_DEFAULTS.markerGridSizePx }),
    [trailers, now],
  );
  const marks = props.marks ?? inHand;
  const selected = selectedId === undefined ? undefined : (props.selected ?? marks.trailer(selectedId));
  const [behind, setBehind] = useState(false);
  const isBehind = useRef(false);
  /** Whose marks stand on the map: those of the newest may be on their way. */
  const shownBy = useRef<MarkSource>(undefined);
  const around = useRef(marks.around);
  around.current = marks.around;

  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera(camera, bounds) {
      setView({ camera, bounds });
      props.onBoundsChange?.(bounds);
    },
    onHover: setHovered,
    onMarker(id) {
      if (id.startsWith('cluster:')) open(id);
      else props.onSelect?.(id);
    },
  });

  /** Says nothing that is said already: the map would be drawn again to find that out. */
  const tellBehind = useCallback((next: boolean) => {
    if (isBehind.current !== next) setBehind(next);
    isBehind.current = next;
  }, []);
  const zoom = useCallback((steps: number) => engine?.zoomBy(steps), [engine]);
  const fit = useCallback(() => {
    if (around.current) engine?.fitBounds(around.current, { maxZoom: MAP_DEFAULTS.zoom });
  }, [engine]);

  function open(id: string): void {
    const show = (opened: OpenedMark) => {
      if (opened.zoom > LAST_CLUSTER_ZOOM || !opened.around) setSpot(opened);
      else engine?.fitBounds(opened.around, { maxZoom: opened.zoom });
    };
    const opened = (shownBy.current ?? marks).open(id, new AbortController().signal);
    if (opened instanceof Promise) opened.then(show, () => tellBehind(true));
    else show(opened);
  }

  useEffect(() => {
    if (!engine || !view) return;
    const aborted = new AbortController();
    const show = (shown: readonly MapMarker[]) => {
      if (aborted.signal.aborted) return;
      tellBehind(false);
      shownBy.current = marks;
      engine.setMarkers(selected ? [...shown, ...toMarkers([selected], now)] : shown, { glide: true });
    };
    const asked = { bounds: widened(view.bounds), zoom: view.camera.zoom, apart: selected?.id };
    const answer = marks.marks(asked, aborted.signal);
    if (answer instanceof Promise) answer.then(show, () => !aborted.signal.aborted && tellBehind(true));
    else show(answer);
    return () => aborted.abort();
  }, [engine, view, marks, selected, now, tellBehind]);

  useEffect(() => engine?.setSelected(selectedId), [engine, selectedId]);
  useEffect(() => engine?.setTracks(props.tracks ?? []), [engine, props.tracks]);
  useEffect(() => engine?.setCovered(coveredAtEnd(host.current, coveredPx)), [engine, coveredPx]);
  // after what covers the map is known: it centres on the rest
  useFleetCamera({ host, engine, view, marks, choice: props.choice, selectedId, selected, coveredPx });

  const standing = useMemo(() => spot?.trailers.map((one) => marks.trailer(one.id) ?? one), [spot, marks]);
  const hoveredTrailer = hovered && (hovered.id === selected?.id ? selected : marks.trailer(hovered.id));
  return (
    <S.Section aria-label={props.label ?? 'Fleet map'}>
      <S.Host ref={host} aria-hidden={failure ? true : undefined} />
      {engine && !failure && <MapControls onZoom={zoom} onFit={fit} />}
      {hoveredTrailer && hovered && <HoverCard trailer={hoveredTrailer} now={now} x={hovered.x} y={hovered.y} />}
      {selected && selected.lat === null && (
        <S.Note role="status">{selected.unitId} has not reported a position yet.</S.Note>
      )}
      {behind && <S.Note role="status">The map is not up to date: its marks did not load.</S.Note>}
      {spot && standing && (
        <SpotList
          trailers={standing}
          total={spot.total}
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
          <ErrorState title="The map could not start" onRetry={retry}>
            The list shows the same trailers. A map needs WebGL, which may be off or blocked on this device.
          </ErrorState>
        </S.Cover>
      )}
      {engine && !failure && !loading && marks.placed === 0 && (
        <S.Cover data-quiet>
          <NoMarks shown={marks.shown} inSight={props.inSight ?? marks.shown} />
        </S.Cover>
      )}
      <S.Attribution>
        {view && view.camera.zoom >= SIMPLIFIED_FROM_ZOOM && engine?.name === 'maplibre' ? 'Simplified map · ' : ''}
        {engine?.attribution}
      </S.Attribution>
      {/* said politely and seldom: only what changes the picture as a whole */}
      <VisuallyHidden role="status">{`On the map: ${marks.shown} trailers, ${marks.critical} critical`}</VisuallyHidden>
    </S.Section>
  );
}
