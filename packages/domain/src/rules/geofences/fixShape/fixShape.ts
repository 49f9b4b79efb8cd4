import { checkShape, type ShapeProblemCode } from '../checkShape';
import type { GeofenceShape } from '../geofenceShape';
import { dropDuplicates } from './dropDuplicates';
import { simplifyShape } from './simplifyShape';
import { splitCrossing } from './splitCrossing';
import { turnLatLng } from './turnLatLng';

/** Corrections that are offered for a shape that can't be a geofence. */
export type ShapeFix = 'closeRings' | 'dropDuplicates' | 'turnLatLng' | 'simplify' | 'splitCrossing';

/**
 * The corrected shape, or undefined if the correction does not help. Problems of other kinds can remain, or be found once
 * the shape is short enough to be checked.
 */
export function fixShape(shape: GeofenceShape, fix: ShapeFix): GeofenceShape | undefined {
  switch (fix) {
    case 'closeRings':
      return closeRings(shape);
    case 'dropDuplicates':
      return ifBetter(shape, dropDuplicates(shape), ['duplicateVertex']);
    case 'turnLatLng':
      return ifBetter(shape, turnLatLng(shape), ['latLngSwapped', 'outOfRange']);
    case 'simplify':
      return ifBetter(shape, simplifyShape(shape), ['tooManyVertices']);
    case 'splitCrossing':
      return splitCrossing(shape);
  }
}

/** The corrections that help a shape, each with its result. */
export function offeredFixes(shape: GeofenceShape): readonly { fix: ShapeFix; shape: GeofenceShape }[] {
  return (['dropDuplicates', 'turnLatLng', 'simplify', 'splitCrossing'] as const).flatMap((fix) => {
    const fixed = fixShape(shape, fix);
    return fixed ? [{ fix, shape: fixed }] : [];
  });
}

/** Rings of shapes are closed already; files may leave the last edge out, or repeat the first vertex. */
function closeRings(shape: GeofenceShape): GeofenceShape | undefined {
  if (shape.type !== 'polygon') return undefined;
  const closed = dropDuplicates(shape);
  return checkShape(closed).length === 0 ? closed : undefined;
}

function ifBetter(
  before: GeofenceShape,
  after: GeofenceShape | undefined,
  codes: readonly ShapeProblemCode[],
): GeofenceShape | undefined {
  const had = checkShape(before).some(({ code }) => codes.includes(code));
  if (!had || !after) return undefined;
  return checkShape(after).some(({ code }) => codes.includes(code)) ? undefined : after;
}
