import type { AreaFeature, MapPoint } from '../mapFeatures';
import { project } from '../mercator';
import { namePlace } from '../namePlace';

/** About the size of a letter of a name. */
const LETTER_PX = 6.6;
const LINE_PX = 16;

/** The names of areas that don't cover an earlier one, with their places; the other engine leaves out the same. */
export function clearNames(
  areas: readonly AreaFeature[],
  zoom: number,
): readonly { id: string; name: string; place: MapPoint }[] {
  const scale = 2 ** zoom;
  const boxes: { x: number; y: number; halfPx: number }[] = [];
  return areas.flatMap((area) => {
    const place = namePlace(area);
    if (!place) return [];
    const point = project(place);
    const box = { x: point.x * scale, y: point.y * scale, halfPx: (area.name.length * LETTER_PX) / 2 };
    const isCovered = boxes.some(
      ({ x, y, halfPx }) => Math.abs(box.x - x) < box.halfPx + halfPx && Math.abs(box.y - y) < LINE_PX,
    );
    if (isCovered) return [];
    boxes.push(box);
    return [{ id: area.id, name: area.name, place }];
  });
}
