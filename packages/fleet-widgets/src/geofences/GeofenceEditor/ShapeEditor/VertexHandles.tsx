import { ringsOf, type ShapeAction, type ShapeEdit, type VertexPlace } from '@gladhand/domain/geofences';
import { useMessages } from '@gladhand/ui';
import { useMemo, useRef } from 'react';
import type { MapCamera } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import { project } from '../../../map/mercator';
import { exactPlace } from './coordinateText';
import { MapHandle } from './MapHandle';
import { MapNote } from './MapNote';
import { SHAPE_EDITOR_MESSAGES } from './messages';
import { type OverlayPlacer, rounded } from './overlayPlacer';
import * as S from './ShapeEditor.styles';
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
  /** The drag that inserted a vertex. */
  const insertedBy = useRef<string>(undefined);
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
        <MapHandle
          key={key}
          label={words.between(after, count)}
          look="midpoint"
          at={at}
          anchor={anchor}
          placer={placer}
          tabIndex={-1}
          onPointerDown={(event) =>
            drag.begin(event, at, (to, gesture) => {
              // The first move inserts the vertex, the next ones move it.
              const place = { ...after, vertex: after.vertex + 1 };
              if (gesture !== insertedBy.current) dispatch({ type: 'insertVertex', after, at: rounded(at), gesture });
              insertedBy.current = gesture;
              dispatch({ type: 'moveVertex', vertex: place, to: snap(to), gesture });
            })
          }
          onClick={() => dispatch({ type: 'insertVertex', after, at: rounded(at) })}
        />
      ))}
      {shown.map((vertex) => {
        const isSelected = vertex.key === selectedKey;
        return (
          <MapHandle
            key={vertex.key}
            label={words.named(vertex, vertex.at)}
            at={vertex.at}
            anchor={anchor}
            placer={placer}
            isSelected={isSelected}
            tabIndex={vertex.key === current ? 0 : -1}
            data-handle="vertex"
            data-current={isSelected ? '' : undefined}
            onFocus={() => !isSelected && dispatch({ type: 'selectVertex', vertex })}
            onPointerDown={(event) =>
              drag.begin(event, vertex.at, (to, gesture) =>
                dispatch({ type: 'moveVertex', vertex, to: snap(to), gesture }),
              )
            }
            onClick={() => dispatch({ type: 'selectVertex', vertex })}
          />
        );
      })}
      {selected && selectedAt && rings.length > 0 && (
        <MapNote look="tooltip" at={selectedAt} anchor={anchor} placer={placer}>
          {words.short(selected)}
          <small>{exactPlace(selectedAt)}</small>
        </MapNote>
      )}
    </S.Vertices>
  );
}
