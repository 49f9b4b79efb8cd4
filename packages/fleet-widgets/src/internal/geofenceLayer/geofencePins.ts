import type { Bounds, Geofence } from '@gladhand/domain/geofences';
import type { PinMarker } from '../../map/mapFeatures';
import { type PixelPoint, unproject } from '../../map/mercator';

/** A geofence that can have a pin. */
export interface PinnedArea {
  readonly geofence: Geofence;
  readonly bounds: Bounds;
  /** The middle of its bounds in pixels at zoom 0. */
  readonly center: PixelPoint;
}

/** Pins that are closer together become one. */
const CELL_PX = 40;
/** From this zoom on, each has its own pin. */
const SINGLE_FROM_ZOOM = 13;

/** Ids of pins for several geofences begin with this. */
const GROUP = 'geofences:';

/** Pins for areas that are too small to be seen. Their groups stay the same while the map is panned. */
export function geofencePins(areas: readonly PinnedArea[], zoom: number, prefix: string): readonly PinMarker[] {
  const level = Math.floor(zoom);
  const scale = 2 ** level / CELL_PX;
  const cells = new Map<string, PinnedArea[]>();
  areas.forEach((area, index) => {
    const { x, y } = area.center;
    const key = zoom < SINGLE_FROM_ZOOM ? `${level}/${Math.floor(x * scale)}/${Math.floor(y * scale)}` : String(index);
    const cell = cells.get(key);
    if (cell) cell.push(area);
    else cells.set(key, [area]);
  });
  return [...cells].map(([key, cell]) => pinOf(key, cell, prefix));
}

function pinOf(key: string, cell: readonly PinnedArea[], prefix: string): PinMarker {
  const [first] = cell as [PinnedArea];
  const { id, name, isActive } = first.geofence;
  const count = cell.length;
  const mean = (axis: keyof PixelPoint) => cell.reduce((sum, { center }) => sum + center[axis], 0) / count;
  return {
    kind: 'pin',
    id: count === 1 ? `${prefix}${id}` : `${GROUP}${key}`,
    ...unproject({ x: mean('x'), y: mean('y') }),
    name: count === 1 ? name : '',
    count,
    look: isActive || count > 1 ? 'plain' : 'inactive',
    around: [
      Math.min(...cell.map(({ bounds }) => bounds.west)),
      Math.min(...cell.map(({ bounds }) => bounds.south)),
      Math.max(...cell.map(({ bounds }) => bounds.east)),
      Math.max(...cell.map(({ bounds }) => bounds.north)),
    ],
  };
}
