import { ringsOf, type ShapeAction, type ShapeEdit, type VertexPlace } from '@gladhand/domain/geofences';
import { useMessages } from '@gladhand/ui';
import { memo, type PointerEvent, type RefObject, useMemo, useRef } from 'react';
import type { MapCamera } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import { project } from '../../../map/mercator';
import { exactPlace } from './coordinateText';
import { MapHandle } from './MapHandle';
import { MapNote } from './MapNote';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import { type OverlayPlacer, rounded } from './overlayPlacer';
import * as S from './ShapeMap.styles';
import { shownMidpoints, shownVertices, type ViewBox, vertexKey } from './shownVertices';
import type { Drag } from './useDrag';
import { useVertexWords } from './useVertexWords';

interface VertexHandlesProps {
  edit: ShapeEdit;
  dispatch: (action: ShapeAction) => void;
  anchor: MapPoint;
  view: ViewBox;
  camera: MapCamera;
  placer: OverlayPlacer;
  drag: Drag;
  /** Where a dragged position snaps to. */
  snap: (to: MapPoint) => MapPoint;
  selected: VertexPlace | undefined;
  selectedAt: MapPoint | undefined;
}

/**
 * A button for every vertex in view, and one in the middle of each edge. One vertex is in the tab order; the keys for
 * the previous and the next one lead to the others.
 */
export function VertexHandles(props: VertexHandlesProps) {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);

  const { edit, dispatch, anchor, view, camera, placer, drag, snap, selected, selectedAt } = props;
  const { draft } = edit;
  const latest = useRef({ drag, snap });
  latest.current = { drag, snap };
  const actions = useMemo(() => vertexActions(dispatch, latest), [dispatch]);
  const words = useVertexWords(draft);
  const selectedKey = selected && vertexKey(selected);
  const shown = useMemo(() => shownVertices(draft, view, selected), [draft, view, selected]);
  const scale = 2 ** camera.zoom;
  const midpoints = useMemo(
    () =>
      shownMidpoints(draft, shown, (from, to) => {
        const [a, b] = [project(from), project(to)];
        return Math.hypot(a.x - b.x, a.y - b.y) * scale;
      }),
    [draft, shown, scale],
  );
  const current = shown.some(({ key }) => key === selectedKey) ? selectedKey : shown[0]?.key;
  const rings = ringsOf(draft);
  return (
    <S.Vertices role="group" aria-label={messages.vertices}>
      {midpoints.map(({ after, at, count, key }) => (
        <MidpointButton
          key={key}
          label={words.between(after, count)}
          part={after.part}
          ring={after.ring}
          vertex={after.vertex}
          at={at}
          anchor={anchor}
          placer={placer}
          actions={actions}
        />
      ))}
      {shown.map((vertex) => (
        <VertexButton
          key={vertex.key}
          label={words.named(vertex, vertex.at)}
          part={vertex.part}
          ring={vertex.ring}
          vertex={vertex.vertex}
          at={vertex.at}
          anchor={anchor}
          placer={placer}
          isSelected={vertex.key === selectedKey}
          isInTabOrder={vertex.key === current}
          actions={actions}
        />
      ))}
      {selected && selectedAt && rings.length > 0 && (
        <MapNote look="tooltip" at={selectedAt} anchor={anchor} placer={placer}>
          {words.short(selected)}
          <small>{exactPlace(selectedAt)}</small>
        </MapNote>
      )}
    </S.Vertices>
  );
}

/** What buttons do. They keep the same actions, so that moving one vertex doesn't render all of them. */
interface VertexActions {
  select: (vertex: VertexPlace) => void;
  insert: (after: VertexPlace, at: MapPoint) => void;
  move: (event: PointerEvent, vertex: VertexPlace, at: MapPoint) => void;
  insertAndMove: (event: PointerEvent, after: VertexPlace, at: MapPoint) => void;
}

function vertexActions(
  dispatch: (action: ShapeAction) => void,
  latest: RefObject<Pick<VertexHandlesProps, 'drag' | 'snap'>>,
): VertexActions {
  /** The drag that inserted a vertex. */
  let insertedBy: string | undefined;
  return {
    select: (vertex) => dispatch({ type: 'selectVertex', vertex }),
    insert: (after, at) => dispatch({ type: 'insertVertex', after, at: rounded(at) }),
    move: (event, vertex, at) =>
      latest.current.drag.begin(event, at, (to, gesture) =>
        dispatch({ type: 'moveVertex', vertex, to: latest.current.snap(to), gesture }),
      ),
    insertAndMove: (event, after, at) =>
      latest.current.drag.begin(event, at, (to, gesture) => {
        // The first move inserts the vertex, the next ones move it.
        if (gesture !== insertedBy) dispatch({ type: 'insertVertex', after, at: rounded(at), gesture });
        insertedBy = gesture;
        const vertex = { ...after, vertex: after.vertex + 1 };
        dispatch({ type: 'moveVertex', vertex, to: latest.current.snap(to), gesture });
      }),
  };
}

interface PlacedButtonProps extends VertexPlace {
  label: string;
  at: MapPoint;
  anchor: MapPoint;
  placer: OverlayPlacer;
  actions: VertexActions;
}

const VertexButton = memo(function VertexButton(
  props: PlacedButtonProps & { isSelected: boolean; isInTabOrder: boolean },
) {
  const { part, ring, vertex, at, isSelected, isInTabOrder, actions, ...rest } = props;
  const place = { part, ring, vertex };
  return (
    <MapHandle
      {...rest}
      at={at}
      isSelected={isSelected}
      tabIndex={isInTabOrder ? 0 : -1}
      data-handle="vertex"
      data-current={isSelected ? '' : undefined}
      onFocus={() => !isSelected && actions.select(place)}
      onPointerDown={(event) => actions.move(event, place, at)}
      onClick={() => actions.select(place)}
    />
  );
});

const MidpointButton = memo(function MidpointButton(props: PlacedButtonProps) {
  const { part, ring, vertex, at, actions, ...rest } = props;
  const after = { part, ring, vertex };
  return (
    <MapHandle
      {...rest}
      at={at}
      look="midpoint"
      tabIndex={-1}
      onPointerDown={(event) => actions.insertAndMove(event, after, at)}
      onClick={() => actions.insert(after, at)}
    />
  );
});
