import {
  type Bounds,
  type DraftProblem,
  type GeofenceShape,
  ringAt,
  type ShapeAction,
  type ShapeDraft,
  type ShapeEdit,
  selectedVertex,
} from '@gladhand/domain/geofences';
import { Spinner, useMessages, VisuallyHidden } from '@gladhand/ui';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useElementSize } from '../../../internal/useElementSize';
import * as MapStyles from '../../../map/FleetMap/FleetMap.styles';
import { MapControls } from '../../../map/FleetMap/MapControls';
import { MapCredits } from '../../../map/MapCredits/MapCredits';
import { MapFailed } from '../../../map/MapFailed/MapFailed';
import type { MapBounds, MapCamera, MapEngineFactory } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import { metersPerPixel, type PixelPoint } from '../../../map/mercator';
import { MAP_MESSAGES } from '../../../map/messages';
import { useMapEngine } from '../../../map/useMapEngine';
import { MovePad } from './MovePad';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import type { NamedShape } from './OtherShapes';
import { createOverlayPlacer, movedBy, rounded } from './overlayPlacer';
import { PlaceSearch } from './PlaceSearch';
import { radiusTo } from './radius';
import * as S from './ShapeMap.styles';
import { ShapeOverlay } from './ShapeOverlay';
import { ShapeTools } from './ShapeTools';
import { useAdding } from './useAdding';
import { useAnchor } from './useAnchor';
import { useDrag } from './useDrag';
import { useDrawnDraft } from './useDrawnDraft';
import { useGroundPress } from './useGroundPress';
import { useShapeCamera } from './useShapeCamera';
import { useShapeKeys } from './useShapeKeys';
import { useSnapping } from './useSnapping';
import { useTakesEscape } from './useTakesEscape';
import { useVertexFocus } from './useVertexFocus';
import { isNear, viewBox } from './viewBox';

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
const MAX_SNAP_SHAPES = 200;

/** The map with the shape in an overlay, which is the same on every engine. */
export function ShapeMap(props: ShapeMapProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  const mapMessages = useMessages(MAP_MESSAGES);

  const { edit, dispatch } = props;
  const { draft } = edit;
  const section = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [placer] = useState(createOverlayPlacer);
  const [camera, setCamera] = useState<MapCamera>();
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
  const anchor = useAnchor(drawn);
  const selected = selectedVertex(edit);
  const view = useMemo(() => camera && viewBox(camera, size), [camera, size]);
  const near = useMemo(
    () => (view ? props.others.filter(({ shape }) => isNear(shape, view)).slice(0, MAX_SNAP_SHAPES) : []),
    [props.others, view],
  );

  const { around, shownOther } = props;
  const { fitShape, goTo, isFitting } = useShapeCamera({ engine, draft, around, shownOther, view, placer });
  const { visit } = props;
  const focusVertex = useVertexFocus({ engine, camera, draft, selected, visit, section, overlay, isFitting });

  const drag = useDrag({ placer, onCancel: () => dispatch({ type: 'undo' }) });
  const { isDragging } = drag;
  const snapping = useSnapping(near, placer, isDragging);
  const { snap, forget } = snapping;
  const adding = useAdding({ mode: draft.mode, anchor, placer, dispatch, snap, onAdded: forget });
  function addInMiddle(): void {
    focusVertex();
    adding.addInMiddle();
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
  const press = useGroundPress(isPlacing ? adding.addAt : undefined);

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
    onSelect: focusVertex,
    onDone: () => setAnnounced(draft),
  });
  const hasVertex = (ringAt(draft, edit.ring)?.length ?? 0) > 0;
  const canFinish = draft.mode !== 'circle' && edit.isDrawing && hasVertex;
  const cancel = useMemo(() => {
    if (isDragging) return drag.cancel;
    return canFinish ? () => dispatch({ type: 'finishRing' }) : undefined;
  }, [isDragging, canFinish, dispatch, drag.cancel]);
  useTakesEscape(section, cancel);

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
          <ShapeOverlay
            edit={edit}
            dispatch={dispatch}
            drawn={drawn}
            anchor={anchor}
            near={near}
            theirs={props.theirs}
            problems={props.problems}
            snapped={snapping.snapped}
            snap={snap}
            view={view}
            camera={camera}
            placer={placer}
            drag={drag}
          />
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
              isSnapping={snapping.isSnapping}
              onSnapping={props.others.length > 0 ? snapping.setIsSnapping : undefined}
            />
          </S.MapTop>
          <MovePad edit={edit} dispatch={dispatch} placer={placer} />
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
