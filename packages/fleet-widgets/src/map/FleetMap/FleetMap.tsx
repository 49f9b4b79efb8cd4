import { useWidgetHost } from '@gladhand/domain/react';
import { MAP_DEFAULTS, type MapTrailer, type TrailerPosition } from '@gladhand/domain/tracking';
import { Spinner, useMessages, VisuallyHidden } from '@gladhand/ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { MapCredits } from '../MapCredits/MapCredits';
import { MapFailed } from '../MapFailed/MapFailed';
import type { MapBounds, MapEngineFactory } from '../mapEngine';
import type { AreaFeature, FleetMarker, PinMarker, TrackLine } from '../mapFeatures';
import { type MarkSource, marksInHand, type OpenedMark } from '../markSource';
import { MAP_MESSAGES } from '../messages';
import { pinGroupBounds } from '../pinGroup';
import { useMapEngine } from '../useMapEngine';
import * as S from './FleetMap.styles';
import { HoverCard } from './HoverCard';
import { MapControls } from './MapControls';
import { coveredAtEnd, widened } from './mapBounds';
import { useMarkerTitles } from './markerTitles';
import { NoMarks } from './NoMarks';
import { PlaceNote } from './PlaceNote';
import { SpotList } from './SpotList';
import { toMarkers } from './toMarkers';
import { type ShownView, useFleetCamera } from './useFleetCamera';
import { type MapPlace, useShownPlace } from './useShownPlace';

export interface FleetMapProps extends LocalizedProps {
  /** The trailers to show. Those without a position are only in lists. Keep the array while nothing changes. */
  trailers?: readonly TrailerPosition[] | undefined;
  /** Supplies the markers instead of `trailers`, if not all trailers are loaded. Any change needs a new source. */
  marks?: MarkSource | undefined;
  /** The selected trailer, if `marks` may not include it. */
  selected?: MapTrailer | undefined;
  /** Draws the map: `mapLibreEngine({ … })` or `googleEngine({ … })`. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** Id of the selected trailer, which is never hidden in a cluster. */
  selectedId?: string | undefined;
  /**
   * A new number moves the camera to the selected trailer again: count the choices outside the map, e.g. in a list. A
   * trailer that is selected outside the map is always brought to the center. @default 0
   */
  visit?: number | undefined;
  /** A trailer was selected on the map. */
  onSelect?: ((id: string) => void) | undefined;
  /**
   * Identifies the search or customer of the trailers. If a new one has trailers but none of them is in view, the map
   * moves to them. Leave it out while the trailers still belong to the earlier choice.
   */
  choice?: string | undefined;
  /** Number of visible trailers before filters. The text of an empty map depends on it. @default the shown trailers */
  visible?: number | undefined;
  /** A place to mark. The map moves there once, and not to all trailers at first. */
  place?: MapPlace | undefined;
  /** The user removed the place. */
  onPlaceClose?: (() => void) | undefined;
  /** Routes that were driven. */
  tracks?: readonly TrackLine[] | undefined;
  /** Areas below the trailers, such as geofences, and pins for those that are too small to be seen. */
  areas?: readonly (AreaFeature | PinMarker)[] | undefined;
  /** Called with the id of a pressed feature. Returns true if it was an area. */
  onAreaPress?: ((id: string) => boolean) | undefined;
  /** A button that turns a layer of the map on or off. */
  layer?: ReactNode;
  /** Shown above the map. */
  children?: ReactNode;
  /** The first data is loading. @default false */
  loading?: boolean | undefined;
  /** CSS pixels that something covers at the inline end: the right side in left-to-right text. @default 0 */
  coveredPx?: number | undefined;
  /** The bounds of the map have changed: west, south, east, north. */
  onBoundsChange?: ((bounds: MapBounds, zoom: number) => void) | undefined;
  /** The time from which ages are counted. @default the host's clock */
  now?: Date | undefined;
  /** Name of the map for assistive technology. @default 'Fleet map' */
  label?: string | undefined;
}

const NO_TRAILERS: readonly TrailerPosition[] = [];
const NO_AREAS: readonly AreaFeature[] = [];
const GROUP_PADDING_PX = 64;
/** A cluster that doesn't split up to this zoom has one position, so it opens as a list. */
const LAST_CLUSTER_ZOOM = 13;

/**
 * Trailers on a map with their severity by shape and color, their heading, and clusters with the worst severity inside.
 * Put a list of the same trailers next to it, because not everyone can read a map.
 */
export function FleetMap({ messages, ...props }: FleetMapProps) {
  return (
    <WidgetTexts messages={messages}>
      <FleetMapBody {...props} />
    </WidgetTexts>
  );
}

/** The map inside a widget, which has its language. */
export function FleetMapBody(props: Omit<FleetMapProps, 'messages'>) {
  const messages = useMessages(MAP_MESSAGES);

  const { trailers = NO_TRAILERS, engine: factory, selectedId, coveredPx = 0, loading = false, visit = 0 } = props;
  const { now: clock } = useWidgetHost();
  const now = useMemo(() => props.now ?? clock(), [props.now, clock]);
  const titled = useMarkerTitles(now);
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ShownView>();
  const [hovered, setHovered] = useState<{ id: string; x: number; y: number }>();
  const [spot, setSpot] = useState<OpenedMark>();
  const clickedId = useRef<string>(undefined);

  const inHand = useMemo(
    () => marksInHand(trailers, now, { gridSizePx: MAP_DEFAULTS.markerGridSizePx }),
    [trailers, now],
  );
  const marks = props.marks ?? inHand;
  const selected = selectedId === undefined ? undefined : (props.selected ?? marks.trailer(selectedId));
  const [behind, setBehind] = useState(false);
  const isBehind = useRef(false);
  /** The source of the markers on the map: those of the latest source may still be loading. */
  const shownBy = useRef<MarkSource>(undefined);
  const around = useRef(marks.around);
  around.current = marks.around;

  const { engine, failure, retry } = useMapEngine(host, factory, {
    onCamera(camera, bounds) {
      setView({ camera, bounds });
      props.onBoundsChange?.(bounds, camera.zoom);
    },
    onHover: setHovered,
    onMarker(id) {
      const group = pinGroupBounds(props.areas ?? NO_AREAS, id);
      if (group) return engine?.fitBounds(group, { paddingPx: GROUP_PADDING_PX });
      if (props.onAreaPress?.(id)) return;
      if (id.startsWith('cluster:')) open(id);
      else select(id);
    },
  });

  function select(id: string): void {
    if (id !== selectedId) clickedId.current = id;
    props.onSelect?.(id);
  }

  /** Sets the state only if it changes, which saves a render of the map. */
  const updateBehind = useCallback((next: boolean) => {
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
    if (opened instanceof Promise) opened.then(show, () => updateBehind(true));
    else show(opened);
  }

  useEffect(() => {
    if (!engine || !view) return;
    const aborted = new AbortController();
    const show = (shown: readonly FleetMarker[]) => {
      if (aborted.signal.aborted) return;
      updateBehind(false);
      shownBy.current = marks;
      const markers = selected ? [...shown, ...toMarkers([selected], now)] : shown;
      const trailerOf = (id: string) => (id === selected?.id ? selected : marks.trailer(id));
      engine.setLayer('fleet', titled(markers, trailerOf), { glide: true });
    };
    const requested = { bounds: widened(view.bounds), zoom: view.camera.zoom, apart: selected?.id };
    const answer = marks.marks(requested, aborted.signal);
    if (answer instanceof Promise) answer.then(show, () => !aborted.signal.aborted && updateBehind(true));
    else show(answer);
    return () => aborted.abort();
  }, [engine, view, marks, selected, now, titled, updateBehind]);

  useEffect(() => engine?.setSelected(selectedId), [engine, selectedId]);
  useEffect(() => engine?.setLayer('tracks', props.tracks ?? []), [engine, props.tracks]);
  useEffect(() => engine?.setLayer('areas', props.areas ?? []), [engine, props.areas]);
  useEffect(() => engine?.setCovered(coveredAtEnd(host.current, coveredPx)), [engine, coveredPx]);
  // After the engine has the covered sides, because the camera centers on the rest.
  useFleetCamera({
    host,
    engine,
    view,
    marks,
    choice: props.choice,
    selectedId,
    selected,
    coveredPx,
    clickedId,
    visit,
    hasPlace: props.place !== undefined,
  });
  useShownPlace(engine, props.place);

  const spotTrailers = useMemo(() => spot?.trailers.map((one) => marks.trailer(one.id) ?? one), [spot, marks]);
  const hoveredTrailer = hovered && (hovered.id === selected?.id ? selected : marks.trailer(hovered.id));
  return (
    <S.Section aria-label={props.label ?? messages.fleetMap} style={{ '--gh-map-covered': `${coveredPx}px` }}>
      <S.Host ref={host} aria-hidden={failure ? true : undefined} />
      {engine && !failure && (
        <MapControls onZoom={zoom} onFit={fit} onImagery={engine.setImagery} layer={props.layer} />
      )}
      {hoveredTrailer && hovered && <HoverCard trailer={hoveredTrailer} now={now} x={hovered.x} y={hovered.y} />}
      {selected && selected.lat === null && <S.Note role="status">{messages.noPositionYet(selected.unitId)}</S.Note>}
      {props.place && !behind && selected?.lat !== null && (
        <PlaceNote name={props.place.name} onClose={props.onPlaceClose} />
      )}
      {behind && <S.Note role="status">{messages.markersStale}</S.Note>}
      {spot && spotTrailers && (
        <SpotList
          trailers={spotTrailers}
          total={spot.total}
          now={now}
          onSelect={(id) => {
            setSpot(undefined);
            select(id);
          }}
          onClose={() => setSpot(undefined)}
        />
      )}
      {!engine && !failure && (
        <S.Cover>
          <Spinner size={20} label={messages.loadingTheMap} />
        </S.Cover>
      )}
      {failure && <MapFailed failure={failure} elsewhere={messages.mapFailedFleetHint} onRetry={retry} />}
      {engine && !failure && !loading && marks.placed === 0 && (
        <S.Cover data-quiet>
          <NoMarks shown={marks.shown} visible={props.visible ?? marks.shown} />
        </S.Cover>
      )}
      {props.children}
      <MapCredits engine={engine} zoom={view?.camera.zoom} />
      {/* Announced politely, and only for changes of the map as a whole. */}
      <VisuallyHidden role="status">{messages.marksShown(marks.shown, marks.critical)}</VisuallyHidden>
    </S.Section>
  );
}
