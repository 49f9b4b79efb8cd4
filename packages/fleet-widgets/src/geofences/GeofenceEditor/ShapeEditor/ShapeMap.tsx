import {
  type Bounds,
  type DraftProblem,
  draftShape,
  type GeofenceShape,
  ringAt,
  SHAPE_LIMITS,
  type ShapeAction,
  type ShapeDraft,
  type ShapeEdit,
  selectedVertex,
  shapeBounds,
  snapPoint,
} from '@gladhand/domain/geofences';
import { Spinner, useMessages, VisuallyHidden } from '@gladhand/ui';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as MapStyles from '../../../map/FleetMap/FleetMap.styles';
import { MapControls } from '../../../map/FleetMap/MapControls';
import { MapCredits } from '../../../map/MapCredits/MapCredits';
import { MapFailed } from '../../../map/MapFailed/MapFailed';
import type { MapBounds, MapCamera, MapEngineFactory } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import { metersPerPixel, type PixelPoint } from '../../../map/mercator';
import { MAP_MESSAGES } from '../../../map/messages';
import { useMapEngine } from '../../../map/useMapEngine';
import { CircleHandles } from './CircleHandles';
import { MapNote } from './MapNote';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import { type NamedShape, OtherShapes } from './OtherShapes';
import { createOverlayPlacer, movedBy, positionAt, rounded } from './overlayPlacer';
import { PlaceSearch } from './PlaceSearch';
import { radiusTo } from './radius';
import * as S from './ShapeEditor.styles';
import { ShapeLayer, ShapeLayers } from './ShapeLayer';
import { ShapeTools } from './ShapeTools';
import { anchorOf, drawnShape } from './shapePaths';
import { useDrag } from './useDrag';
import { useDrawnDraft } from './useDrawnDraft';
import { useElementSize } from './useElementSize';
import { useGroundPress } from './useGroundPress';
import { useShapeKeys } from './useShapeKeys';
import { useTakesEscape } from './useTakesEscape';
import { VertexHandles } from './VertexHandles';
import { isNear, namePlace, viewBox } from './viewBox';
import { wrongEdges } from './wrongEdges';

interface ShapeMapProps {
  engine: MapEngineFactory;
  edit: ShapeEdit;
  dispatch: (action: ShapeAction) => void;
  others: readonly NamedShape[];
  theirs: GeofenceShape | undefined;
  around: MapBounds | undefined;
  problems: readonly DraftProblem[];
  /** A new number focuses the selected vertex, and moves the map to it if it is out of view. */
  visit: number;
  /** The box of another geofence to show. A new object moves the map. */
  shownOther: Bounds | undefined;
  /** Texts of area and perimeter, announced by Enter. */
  facts: string;
  placeSearch: ((goTo: (place: MapPoint) => void) => ReactNode) | undefined;
}

/** Deeper than the bundled map has detail, because a dock is smaller than its pixels. */
const MAX_ZOOM = 20;
const FIT_PADDING_PX = 72;
const FIT_MAX_ZOOM = 17;
const SNAP_PX = 10;
const MAX_SNAP_SHAPES = 200;
const PLACE_ZOOM = 15;
/** A new circle is this part of the map. */
const FIRST_RADIUS_SHARE = 0.18;

/** The map with the shape in an overlay, which is the same on every engine. */
export function ShapeMap(props: ShapeMapProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const mapMessages = useMessages(MAP_MESSAGES);

  const { edit, dispatch, theirs, visit } = props;
  const { draft } = edit;
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [placer] = useState(createOverlayPlacer);
  const [camera, setCamera] = useState<MapCamera>();
  const [isSnapping, setIsSnapping] = useState(true);
  const [snapped, setSnapped] = useState<MapPoint>();
  /** The facts of this draft are announced, as soon as they are known. */
  const [announced, setAnnounced] = useState<ShapeDraft>();
  const size = useElementSize(host);
  useLayoutEffect(() => placer.setSize(size), [placer, size]);
  const { engine, failure, retry } = useMapEngine(
    host,
    props.engine,
    {
      onCamera(next) {
        placer.setCamera(next);
        setCamera(next);
      },
      onCameraFrame: placer.setCamera,
      onMarker: () => undefined,
      onHover: () => undefined,
    },
    { maxZoom: MAX_ZOOM },
  );

  const drawn = useDrawnDraft(draft);
  const anchor = anchorOf(drawn);
  const selected = selectedVertex(edit);
  const view = useMemo(() => camera && viewBox(camera, size), [camera, size]);
  const near = useMemo(
    () => (view ? props.others.filter(({ shape }) => isNear(shape, view)).slice(0, MAX_SNAP_SHAPES) : []),
    [props.others, view],
  );

  const fitShape = () => {
    const shape = draftShape(draft);
    const box = shape && shapeBounds(shape);
    const bounds: MapBounds | undefined = box ? [box.west, box.south, box.east, box.north] : props.around;
    if (bounds) engine?.fitBounds(bounds, { paddingPx: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  };
  /** A new map shows the whole shape; `camera` has that only with the next render. */
  const isFitting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new map is fitted
  useEffect(() => {
    isFitting.current = engine !== undefined;
    fitShape();
  }, [engine]);
  // A center that was typed may be anywhere.
  const { center } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving the map away from the circle doesn't bring it back
  useEffect(() => {
    if (center && view && !isNear({ type: 'circle', center, radiusMeters: 1 }, view)) fitShape();
  }, [center]);
  const { shownOther } = props;
  useEffect(() => {
    if (!shownOther) return;
    const { west, south, east, north } = shownOther;
    engine?.fitBounds([west, south, east, north], { paddingPx: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  }, [engine, shownOther]);
  const goTo = useCallback(
    (place: MapPoint) =>
      engine?.setCamera({ ...place, zoom: Math.max(placer.view()?.camera.zoom ?? 0, PLACE_ZOOM) }, { animate: false }),
    [engine, placer],
  );

  // The focus follows the selection once its button is there, which may need the map to move.
  const wantsFocus = useRef(false);
  const lastVisit = useRef(visit);
  useEffect(() => {
    if (lastVisit.current !== visit) wantsFocus.current = true;
    lastVisit.current = visit;
    if (!wantsFocus.current || !camera) return;
    const at = selected && ringAt(draft, selected)?.[selected.vertex];
    const wanted = overlay.current?.querySelector<HTMLElement>('[data-current]');
    if (wanted) {
      wantsFocus.current = false;
      wanted.focus({ preventScroll: true });
    } else if (isFitting.current) isFitting.current = false;
    else if (at) engine?.setCamera({ lat: at.lat, lng: at.lng, zoom: camera.zoom }, { animate: false });
    else {
      wantsFocus.current = false;
      section.current?.focus();
    }
  });

  const drag = useDrag({ placer, onCancel: () => dispatch({ type: 'undo' }) });
  const snap = (to: MapPoint): MapPoint => {
    const shown = placer.view();
    const shapes = near.map(({ shape }) => shape);
    const found = isSnapping && shown ? snapPoint(to, shapes, SNAP_PX * metersPerPixel(shown.camera)) : undefined;
    setSnapped(found?.at);
    return rounded(found?.at ?? to);
  };
  const isDragging = drag.isDragging;
  useEffect(() => {
    if (!isDragging) setSnapped(undefined);
  }, [isDragging]);

  function addAt(at: MapPoint): void {
    const shown = placer.view();
    if (draft.mode === 'circle' && shown) {
      const side = Math.min(shown.size.widthPx, shown.size.heightPx) * metersPerPixel(shown.camera);
      const meters = Math.min(
        SHAPE_LIMITS.maxRadiusMeters,
        Math.max(SHAPE_LIMITS.minRadiusMeters, side * FIRST_RADIUS_SHARE),
      );
      const gesture = 'first circle';
      dispatch({ type: 'setCenter', at: rounded(at), gesture });
      dispatch({ type: 'setRadius', meters: Math.round(meters), gesture });
    } else dispatch({ type: 'addVertex', at: snap(at) });
    setSnapped(undefined);
  }
  function addInMiddle(): void {
    const shown = placer.view();
    if (!shown) return;
    wantsFocus.current = true;
    addAt(positionAt({ x: shown.size.widthPx / 2, y: shown.size.heightPx / 2 }, anchor, shown));
  }
  const latest = useRef({ add: addInMiddle, fit: fitShape, zoom: (steps: number) => engine?.zoomBy(steps) });
  latest.current = { add: addInMiddle, fit: fitShape, zoom: (steps) => engine?.zoomBy(steps) };
  /** The same functions for buttons that don't render while a vertex is dragged. */
  const [commands] = useState(() => ({
    add: () => latest.current.add(),
    fit: () => latest.current.fit(),
    zoom: (steps: number) => latest.current.zoom(steps),
  }));
  const isPlacing = draft.mode === 'circle' ? !draft.center : edit.isDrawing;
  const press = useGroundPress(
    isPlacing
      ? (at) => {
          const shown = placer.view();
          if (shown) addAt(positionAt(at, anchor, shown));
        }
      : undefined,
  );

  function moveHandle(handle: 'center' | 'rim', by: PixelPoint, gesture: string | undefined): void {
    const shown = placer.view();
    if (!shown || !draft.center) return;
    if (handle === 'center') {
      dispatch({ type: 'setCenter', at: rounded(movedBy(draft.center, by, shown)), gesture });
    } else {
      const meters = draft.radiusMeters + (by.x - by.y) * metersPerPixel({ ...shown.camera, lat: draft.center.lat });
      dispatch({ type: 'setRadius', meters: radiusTo(meters), gesture });
    }
  }

  const handleKeyDown = useShapeKeys({
    edit,
    dispatch,
    placer,
    onAdd: addInMiddle,
    onHandle: moveHandle,
    onSelect: () => {
      wantsFocus.current = true;
    },
    onDone: () => setAnnounced(draft),
  });
  const hasVertex = (ringAt(draft, edit.ring)?.length ?? 0) > 0;
  const canFinish = draft.mode !== 'circle' && edit.isDrawing && hasVertex;
  const cancel = useMemo(() => {
    if (isDragging) return drag.cancel;
    return canFinish ? () => dispatch({ type: 'finishRing' }) : undefined;
  }, [isDragging, canFinish, dispatch, drag.cancel]);
  useTakesEscape(section, cancel);

  const wrong = useMemo(() => wrongEdges(draft, props.problems), [draft, props.problems]);
  const theirShape = useMemo(() => theirs && drawnShape(theirs), [theirs]);
  const zoom = camera?.zoom ?? 0;
  const selectedAt = selected && ringAt(draft, selected)?.[selected.vertex];
  return (
    <MapStyles.Section
      ref={section}
      aria-label={messages.map}
      tabIndex={-1}
      style={{ '--gh-map-covered': '0px' }}
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) handleKeyDown(event);
      }}
    >
      <S.Ground
        data-placing={isPlacing || undefined}
        onDoubleClickCapture={(event) => isPlacing && event.stopPropagation()}
        {...press}
      >
        <MapStyles.Host ref={host} aria-hidden={failure ? true : undefined} />
      </S.Ground>
      {camera && !failure && (
        <S.Overlay ref={overlay}>
          <ShapeLayers aria-hidden="true">
            <OtherShapes shapes={near} zoom={zoom} placer={placer} />
            {theirShape && <ShapeLayer kind="theirs" shape={theirShape} zoom={zoom} placer={placer} />}
            <ShapeLayer kind="own" shape={drawn} wrongEdges={wrong.edges} zoom={zoom} placer={placer} />
          </ShapeLayers>
          {near.map(({ id, name, shape }) => {
            const at = namePlace(shape, zoom);
            return (
              at && (
                <MapNote key={id} look="name" at={at} anchor={at} placer={placer}>
                  {name}
                </MapNote>
              )
            );
          })}
          {anchor && wrong.at && <MapNote look="crossing" at={wrong.at} anchor={anchor} placer={placer} />}
          {anchor && snapped && <MapNote look="snap" at={snapped} anchor={anchor} placer={placer} />}
          {draft.mode === 'circle'
            ? draft.center && (
                <CircleHandles
                  center={draft.center}
                  radiusMeters={draft.radiusMeters}
                  placer={placer}
                  drag={drag}
                  onCenter={(at, gesture) => dispatch({ type: 'setCenter', at: snap(at), gesture })}
                  onRadius={(meters, gesture) => dispatch({ type: 'setRadius', meters, gesture })}
                />
              )
            : anchor &&
              view && (
                <VertexHandles
                  edit={edit}
                  dispatch={dispatch}
                  anchor={anchor}
                  view={view}
                  placer={placer}
                  camera={camera}
                  drag={drag}
                  snap={snap}
                  selected={selected}
                  selectedAt={selectedAt}
                />
              )}
        </S.Overlay>
      )}
      {engine && !failure && (
        <>
          <MapControls
            onZoom={commands.zoom}
            onFit={commands.fit}
            fitLabel={messages.fitShape}
            onImagery={engine.setImagery}
          />
          <S.MapTop>
            <S.Search>{props.placeSearch ? props.placeSearch(goTo) : <PlaceSearch onPlace={goTo} />}</S.Search>
            <ShapeTools
              mode={draft.mode}
              canUndo={edit.past.length > 0}
              canRedo={edit.future.length > 0}
              canStartRing={(draft.parts[edit.ring.part]?.outer.length ?? 0) >= 3}
              canFinish={canFinish}
              dispatch={dispatch}
              onAdd={commands.add}
              isSnapping={isSnapping}
              onSnapping={props.others.length > 0 ? setIsSnapping : undefined}
            />
          </S.MapTop>
          {isPlacing && !hasVertex && (
            <S.Hint role="status">
              {draft.mode === 'circle'
                ? messages.drawCircle
                : draft.mode === 'polygon'
                  ? messages.drawPolygon
                  : messages.drawCorridor}
            </S.Hint>
          )}
        </>
      )}
      {!engine && !failure && (
        <MapStyles.Cover>
          <Spinner size={20} label={mapMessages.loadingTheMap} />
        </MapStyles.Cover>
      )}
      {failure && <MapFailed failure={failure} elsewhere={messages.mapFailedHint} onRetry={retry} />}
      <MapCredits engine={engine} zoom={camera?.zoom} />
      <VisuallyHidden role="status">{announced === draft ? props.facts : ''}</VisuallyHidden>
    </MapStyles.Section>
  );
}
