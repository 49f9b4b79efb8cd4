import { memo, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { MapPoint } from '../../../map/mapFeatures';
import type { PixelPoint } from '../../../map/mercator';
import { type OverlayPlacer, placeOf } from './overlayPlacer';
import { anchorOf, type DrawnShape, edgePath, type ShapePaths, shapePaths } from './shapePaths';

/** `own` is edited, `theirs` is what someone else saved, `other` is another geofence. */
export type LayerKind = 'own' | 'theirs' | 'other';

interface ShapeLayerProps {
  kind: LayerKind;
  shape: DrawnShape;
  /** From where its paths are drawn. @default its first vertex */
  anchor?: MapPoint | undefined;
  /** Edges to mark as wrong, and where they cross. */
  wrongEdges?: readonly (readonly MapPoint[])[] | undefined;
  /** The zoom at which the map rests. Paths are drawn for it and scaled in between. */
  zoom: number;
  placer: OverlayPlacer;
}

/** A shape above the map. While the camera moves, only its transform changes. */
export const ShapeLayer = memo(function ShapeLayer(props: ShapeLayerProps) {
  const { kind, shape, wrongEdges, zoom, placer, anchor = anchorOf(shape) } = props;
  const group = useRef<SVGGElement>(null);
  const paths = useMemo(() => shapePaths(shape, zoom, anchor), [shape, zoom, anchor]);
  useLayoutEffect(() => {
    if (!anchor) return;
    return placer.follow((view) => {
      const { x, y } = placeOf(anchor, anchor, view);
      group.current?.setAttribute('transform', `translate(${x} ${y}) scale(${2 ** (view.camera.zoom - zoom)})`);
    });
  }, [placer, anchor, zoom]);
  return (
    <g ref={group} data-kind={kind}>
      <ShapeContent paths={paths} line={edgePath(anchor, zoom, shape.line)} />
      {wrongEdges?.map((edge, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an edge has no id
        <path key={index} className="wrong" d={edgePath(anchor, zoom, edge)} />
      ))}
    </g>
  );
});

function ShapeContent({ paths, line }: { paths: ShapePaths; line: string }) {
  return (
    <>
      {paths.areas.map((d, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no id
        <path key={part} className="area" d={d} fillRule="evenodd" />
      ))}
      {paths.runs.length > 0 && <Corridor paths={paths} line={line} />}
    </>
  );
}

/** The outline of a corridor is a wider line without the inside. */
function Corridor({ paths: { runs }, line }: { paths: ShapePaths; line: string }) {
  const mask = useId();
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="-50000" y="-50000" width="100000" height="100000">
        <rect x="-50000" y="-50000" width="100000" height="100000" fill="white" />
        {runs.map(({ d, widthPx }) => (
          <path key={d} className="run" d={d} stroke="black" strokeWidth={Math.max(0, widthPx - 2)} />
        ))}
      </mask>
      <g className="inside">
        {runs.map(({ d, widthPx }) => (
          <path key={d} className="run" d={d} strokeWidth={widthPx} />
        ))}
      </g>
      <g className="outline" mask={`url(#${mask})`}>
        {runs.map(({ d, widthPx }) => (
          <path key={d} className="run" d={d} strokeWidth={widthPx + 2} />
        ))}
      </g>
      <path className="line" d={line} />
    </>
  );
}

/** All shapes above the map. The stroke and the fill of geofences are specified: 0.8, 2 and 0.35. */
export const ShapeLayers = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;

  &[data-still] {
    position: static;
  }
  .area {
    fill: var(--gh-map-geofence);
    fill-opacity: 0.35;
    stroke: var(--gh-viz-teal);
    stroke-opacity: 0.8;
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .run {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .inside {
    stroke: var(--gh-map-geofence);
    opacity: 0.35;
  }
  .outline {
    stroke: var(--gh-viz-teal);
    opacity: 0.8;
  }
  .line {
    fill: none;
    stroke: var(--gh-viz-teal);
    stroke-dasharray: 4 4;
    vector-effect: non-scaling-stroke;
  }
  .wrong {
    fill: none;
    stroke: var(--gh-color-icon-critical);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  [data-kind='other'] {
    .area {
      fill: var(--gh-viz-slate);
      fill-opacity: 0.1;
      stroke: var(--gh-viz-slate);
      stroke-width: 1.5;
    }
    .inside {
      stroke: var(--gh-viz-slate);
      opacity: 0.1;
    }
    .outline,
    .line {
      stroke: var(--gh-viz-slate);
    }
  }
  [data-kind='theirs'] {
    .area {
      fill: none;
      stroke: var(--gh-viz-slate);
      stroke-dasharray: 7 5;
    }
    .inside {
      display: none;
    }
    .outline,
    .line {
      stroke: var(--gh-viz-slate);
    }
  }
`;

interface StillShapeProps {
  shape: DrawnShape;
  zoom: number;
  /** Where the first vertex is. */
  at: PixelPoint;
}

/** A shape in a picture that doesn't move. */
export function StillShape({ shape, zoom, at }: StillShapeProps) {
  const paths = shapePaths(shape, zoom);
  return (
    <g data-kind="own" transform={`translate(${at.x} ${at.y})`}>
      <ShapeContent paths={paths} line={edgePath(anchorOf(shape), zoom, shape.line)} />
    </g>
  );
}
