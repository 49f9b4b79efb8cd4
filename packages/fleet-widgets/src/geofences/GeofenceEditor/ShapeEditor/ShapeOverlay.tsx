import type { DraftProblem, GeofenceShape, ShapeAction, ShapeEdit } from '@gladhand/domain/geofences';
import { ringAt, selectedVertex } from '@gladhand/domain/geofences';
import { useMemo } from 'react';
import type { MapCamera } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import { CircleHandles } from './CircleHandles';
import { MapNote } from './MapNote';
import { type NamedShape, OtherShapes } from './OtherShapes';
import type { OverlayPlacer } from './overlayPlacer';
import { ShapeLayer, ShapeLayers } from './ShapeLayer';
import { type DrawnShape, drawnShape } from './shapePaths';
import type { ViewBox } from './shownVertices';
import type { Drag } from './useDrag';
import { VertexHandles } from './VertexHandles';
import { namePlace } from './viewBox';
import { wrongEdges } from './wrongEdges';

interface ShapeOverlayProps {
  edit: ShapeEdit;
  dispatch: (action: ShapeAction) => void;
  drawn: DrawnShape;
  anchor: MapPoint | undefined;
  /** Other geofences in view. */
  near: readonly NamedShape[];
  theirs: GeofenceShape | undefined;
  problems: readonly DraftProblem[];
  snapped: MapPoint | undefined;
  snap: (to: MapPoint) => MapPoint;
  view: ViewBox | undefined;
  camera: MapCamera;
  placer: OverlayPlacer;
  drag: Drag;
}

/** Everything above the map: the shape, others around it, and a button for each vertex. */
export function ShapeOverlay(props: ShapeOverlayProps) {
  const { edit, dispatch, drawn, anchor, near, theirs, problems, snapped, snap, view, camera, placer, drag } = props;
  const { draft } = edit;
  const { zoom } = camera;
  const wrong = useMemo(() => wrongEdges(draft, problems), [draft, problems]);
  const theirShape = useMemo(() => theirs && drawnShape(theirs), [theirs]);
  const selected = selectedVertex(edit);
  const selectedAt = selected && ringAt(draft, selected)?.[selected.vertex];
  return (
    <>
      <ShapeLayers aria-hidden="true">
        <OtherShapes shapes={near} zoom={zoom} placer={placer} />
        {theirShape && <ShapeLayer kind="theirs" shape={theirShape} zoom={zoom} placer={placer} />}
        <ShapeLayer kind="own" shape={drawn} anchor={anchor} wrongEdges={wrong.edges} zoom={zoom} placer={placer} />
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
      {draft.mode === 'circle' && draft.center && (
        <CircleHandles
          center={draft.center}
          radiusMeters={draft.radiusMeters}
          placer={placer}
          drag={drag}
          onCenter={(at, gesture) => dispatch({ type: 'setCenter', at: snap(at), gesture })}
          onRadius={(meters, gesture) => dispatch({ type: 'setRadius', meters, gesture })}
        />
      )}
      {draft.mode !== 'circle' && anchor && view && (
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
    </>
  );
}
