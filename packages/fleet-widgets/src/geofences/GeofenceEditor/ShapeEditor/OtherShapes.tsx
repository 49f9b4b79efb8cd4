import type { GeofenceShape } from '@gladhand/domain/geofences';
import type { OverlayPlacer } from './overlayPlacer';
import { ShapeLayer } from './ShapeLayer';
import { type DrawnShape, drawnShape } from './shapePaths';

/** Another geofence of the customer. */
export interface NamedShape {
  id: string;
  name: string;
  shape: GeofenceShape;
}

interface OtherShapesProps {
  shapes: readonly NamedShape[];
  zoom: number;
  placer: OverlayPlacer;
}

/** The geofences around, to snap to and to see overlaps. */
export function OtherShapes({ shapes, zoom, placer }: OtherShapesProps) {
  return shapes.map(({ id, shape }) => (
    <ShapeLayer key={id} kind="other" shape={drawnOnce(shape)} zoom={zoom} placer={placer} />
  ));
}

const drawn = new WeakMap<GeofenceShape, DrawnShape>();
function drawnOnce(shape: GeofenceShape): DrawnShape {
  const known = drawn.get(shape) ?? drawnShape(shape);
  drawn.set(shape, known);
  return known;
}
