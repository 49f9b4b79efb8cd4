import { checkShape, type ShapeProblem } from '../checkShape';
import type { GeofenceShape, PolygonPart } from '../geofenceShape';
import type { ShapeDraft } from './draft';

/** What keeps a draft from being a geofence: a problem of its shape, or that there is none yet. */
export type DraftProblem = Omit<ShapeProblem, 'code'> & { readonly code: ShapeProblem['code'] | 'nothingDrawn' };

/**
 * The shape of a draft, without rings that were started but have no vertex. Undefined while it is incomplete: a circle
 * without a center, a ring with less than three vertices, or a line with less than two.
 */
export function draftShape(draft: ShapeDraft): GeofenceShape | undefined {
  switch (draft.mode) {
    case 'circle':
      return draft.center && { type: 'circle', center: draft.center, radiusMeters: draft.radiusMeters };
    case 'corridor':
      return draft.line.length < 2 ? undefined : corridor(draft);
    case 'polygon': {
      const parts = drawnParts(draft);
      const isComplete = parts.every(({ outer, holes }) => [outer, ...holes].every(({ length }) => length >= 3));
      return parts.length > 0 && isComplete ? { type: 'polygon', parts } : undefined;
    }
  }
}

/** Everything that keeps a draft from being a geofence; empty if it can be one. */
export function draftProblems(draft: ShapeDraft): readonly DraftProblem[] {
  if (draft.mode === 'polygon') {
    const parts = drawnParts(draft);
    if (parts.length === 0) return [{ code: 'nothingDrawn' }];
    return checkShape({ type: 'polygon', parts }).map((problem) => ({ ...problem, ...ofDraft(draft, problem) }));
  }
  if (draft.mode === 'corridor')
    return draft.line.length === 0 ? [{ code: 'nothingDrawn' }] : checkShape(corridor(draft));
  const circle = draftShape(draft);
  return circle ? checkShape(circle) : [{ code: 'nothingDrawn' }];
}

const corridor = ({ line, halfWidthMeters }: ShapeDraft): GeofenceShape => ({
  type: 'corridor',
  line,
  halfWidthMeters,
});

const isDrawn = ({ outer, holes }: PolygonPart) => outer.length > 0 || holes.some(({ length }) => length > 0);

function drawnParts({ parts }: ShapeDraft): readonly PolygonPart[] {
  return parts
    .filter(isDrawn)
    .map((part) =>
      part.holes.some(({ length }) => length === 0)
        ? { ...part, holes: part.holes.filter(({ length }) => length > 0) }
        : part,
    );
}

/** Where a problem is among all rings of a draft, including the empty ones. */
function ofDraft({ parts }: ShapeDraft, problem: ShapeProblem): Pick<ShapeProblem, 'part' | 'ring'> {
  if (problem.part === undefined) return {};
  const drawn = parts.flatMap((part, index) => (isDrawn(part) ? [{ part, index }] : []))[problem.part];
  if (!drawn) return {};
  if (!problem.ring) return { part: drawn.index };
  const rings = drawn.part.holes.flatMap(({ length }, index) => (length > 0 ? [index + 1] : []));
  return { part: drawn.index, ring: rings[problem.ring - 1] };
}
