import type { LatLng } from '../../history/miles';
import type { GeofenceShape } from '../geofenceShape';
import {
  alongside,
  EMPTY_DRAFT,
  EMPTY_PART,
  type RingPlace,
  ringAt,
  ringsOf,
  type ShapeDraft,
  type ShapeMode,
  type VertexPlace,
  withoutRing,
  withRing,
  withShape,
} from './draft';

/** A draft with its history. */
export interface ShapeEdit {
  readonly draft: ShapeDraft;
  /** The ring that is edited. */
  readonly ring: RingPlace;
  /** The selected vertex of the ring. */
  readonly vertex: number | undefined;
  /** New vertices are added to the ring until it is finished. */
  readonly isDrawing: boolean;
  readonly past: readonly ShapeDraft[];
  readonly future: readonly ShapeDraft[];
  /** Steps of the same gesture are undone together. */
  readonly gesture: string | undefined;
}

interface Gesture {
  /** The same name in a row makes one step of the history, e.g. while a vertex is dragged. @default a step of its own */
  readonly gesture?: string | undefined;
}

export type ShapeAction =
  | { readonly type: 'setMode'; readonly mode: ShapeMode }
  /** Adds a vertex after the selected one, or at the end. In a circle, sets its center. */
  | { readonly type: 'addVertex'; readonly at: LatLng }
  | ({ readonly type: 'insertVertex'; readonly after: VertexPlace; readonly at: LatLng } & Gesture)
  | ({ readonly type: 'moveVertex'; readonly vertex: VertexPlace; readonly to: LatLng } & Gesture)
  | { readonly type: 'deleteVertex'; readonly vertex: VertexPlace }
  | { readonly type: 'selectVertex'; readonly vertex: VertexPlace | undefined }
  | { readonly type: 'nextVertex' }
  | { readonly type: 'previousVertex' }
  /** Starts a hole in the part that is edited. */
  | { readonly type: 'startHole' }
  | { readonly type: 'startPart' }
  | { readonly type: 'finishRing' }
  | { readonly type: 'deleteRing'; readonly ring: RingPlace }
  | ({ readonly type: 'setCenter'; readonly at: LatLng } & Gesture)
  | ({ readonly type: 'setRadius'; readonly meters: number } & Gesture)
  | ({ readonly type: 'setHalfWidth'; readonly meters: number } & Gesture)
  | { readonly type: 'setShape'; readonly shape: GeofenceShape }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

const FIRST_RING: RingPlace = { part: 0, ring: 0 };

/** The editor at its start: a shape, or a circle to draw. */
export function startShapeEdit(shape?: GeofenceShape): ShapeEdit {
  return {
    draft: shape ? withShape(EMPTY_DRAFT, shape) : EMPTY_DRAFT,
    ring: FIRST_RING,
    vertex: undefined,
    isDrawing: shape === undefined,
    past: [],
    future: [],
    gesture: undefined,
  };
}

/**
 * The state after an action. Actions that name a ring or a vertex that doesn't exist change nothing, and the same state
 * is returned.
 */
export function editShape(state: ShapeEdit, action: ShapeAction): ShapeEdit {
  const { draft } = state;
  switch (action.type) {
    case 'setMode':
      return action.mode === draft.mode ? state : inFirstRing(changed(state, { ...draft, mode: action.mode }));
    case 'addVertex':
      return addVertex(state, action.at);
    case 'insertVertex':
      return ringAt(draft, action.after)?.[action.after.vertex]
        ? { ...insert(state, action.after, action.after.vertex + 1, action.at, action.gesture), isDrawing: false }
        : state;
    case 'moveVertex':
      return moveVertex(state, action.vertex, action.to, action.gesture);
    case 'deleteVertex':
      return deleteVertex(state, action.vertex);
    case 'selectVertex':
      return selectVertex(state, action.vertex);
    case 'nextVertex':
      return step(state, 1);
    case 'previousVertex':
      return step(state, -1);
    case 'startHole':
      return startHole(state);
    case 'startPart':
      return startPart(state);
    case 'finishRing':
      return state.isDrawing && !isEmptyRing(state) ? { ...state, isDrawing: false } : state;
    case 'deleteRing':
      return deleteRing(state, action.ring);
    case 'setCenter':
      return changed(state, { ...draft, center: action.at }, action.gesture);
    case 'setRadius':
      return changed(state, { ...draft, radiusMeters: action.meters }, action.gesture);
    case 'setHalfWidth':
      return changed(state, { ...draft, halfWidthMeters: action.meters }, action.gesture);
    case 'setShape':
      return { ...inFirstRing(changed(state, withShape(draft, action.shape))), isDrawing: false };
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
  }
}

/** The selected vertex. */
export function selectedVertex({ ring, vertex }: ShapeEdit): VertexPlace | undefined {
  return vertex === undefined ? undefined : { ...ring, vertex };
}

function changed(state: ShapeEdit, draft: ShapeDraft, gesture?: string): ShapeEdit {
  const continues = gesture !== undefined && gesture === state.gesture;
  return { ...state, draft, past: continues ? state.past : [...state.past, state.draft], future: [], gesture };
}

const isEmptyRing = ({ draft, ring }: ShapeEdit) => ringAt(draft, ring)?.length === 0;

/** The first ring without a selection. An empty one is there to be drawn. */
function inFirstRing(state: ShapeEdit): ShapeEdit {
  const next = { ...state, ring: FIRST_RING, vertex: undefined };
  return { ...next, isDrawing: isEmptyRing(next) };
}

function insert(state: ShapeEdit, ring: RingPlace, index: number, at: LatLng, gesture?: string): ShapeEdit {
  const points = ringAt(state.draft, ring);
  if (!points) return state;
  const point = alongside(at, points[index - 1] ?? points[index] ?? state.draft.parts[0]?.outer[0]);
  const draft = withRing(state.draft, ring, points.toSpliced(index, 0, point));
  return { ...changed(state, draft, gesture), ring: { part: ring.part, ring: ring.ring }, vertex: index };
}

function addVertex(state: ShapeEdit, at: LatLng): ShapeEdit {
  const { draft, ring, vertex } = state;
  if (draft.mode === 'circle') return changed(state, { ...draft, center: at });
  const count = ringAt(draft, ring)?.length ?? 0;
  return insert(state, ring, vertex === undefined ? count : vertex + 1, at);
}

function moveVertex(state: ShapeEdit, place: VertexPlace, to: LatLng, gesture: string | undefined): ShapeEdit {
  const points = ringAt(state.draft, place);
  const before = points?.[place.vertex];
  if (!points || !before) return state;
  const draft = withRing(state.draft, place, points.with(place.vertex, alongside(to, before)));
  const next = changed(state, draft, gesture);
  return { ...next, ring: { part: place.part, ring: place.ring }, vertex: place.vertex };
}

function deleteVertex(state: ShapeEdit, place: VertexPlace): ShapeEdit {
  const points = ringAt(state.draft, place);
  if (!points?.[place.vertex]) return state;
  if (points.length === 1) return deleteRing(state, place);
  const draft = withRing(state.draft, place, points.toSpliced(place.vertex, 1));
  const vertex = Math.min(place.vertex, points.length - 2);
  return { ...changed(state, draft), ring: { part: place.part, ring: place.ring }, vertex };
}

function deleteRing(state: ShapeEdit, ring: RingPlace): ShapeEdit {
  if (!ringAt(state.draft, ring)) return state;
  return inFirstRing(changed(state, withoutRing(state.draft, ring)));
}

function selectVertex(state: ShapeEdit, place: VertexPlace | undefined): ShapeEdit {
  if (!place) return state.vertex === undefined ? state : { ...state, vertex: undefined };
  if (!ringAt(state.draft, place)?.[place.vertex]) return state;
  const ring = { part: place.part, ring: place.ring };
  return { ...state, ring, vertex: place.vertex, isDrawing: false, gesture: undefined };
}

/** The next or previous vertex of all rings, around the end. */
function step(state: ShapeEdit, by: 1 | -1): ShapeEdit {
  const places = ringsOf(state.draft).flatMap(({ part, ring, points }) =>
    points.map((_, vertex): VertexPlace => ({ part, ring, vertex })),
  );
  if (places.length === 0) return state;
  const { ring, vertex } = state;
  const at = places.findIndex(
    (place) => place.part === ring.part && place.ring === ring.ring && place.vertex === vertex,
  );
  const first = by === 1 ? 0 : places.length - 1;
  return selectVertex(state, places[at < 0 ? first : (at + by + places.length) % places.length]);
}

function startHole(state: ShapeEdit): ShapeEdit {
  const { draft, ring } = state;
  const part = draft.parts[ring.part];
  if (draft.mode !== 'polygon' || !part || part.outer.length < 3) return state;
  const empty = part.holes.findIndex(({ length }) => length === 0);
  if (empty >= 0) return { ...state, ring: { part: ring.part, ring: empty + 1 }, vertex: undefined, isDrawing: true };
  const parts = draft.parts.with(ring.part, { ...part, holes: [...part.holes, []] });
  const next = changed(state, { ...draft, parts });
  return { ...next, ring: { part: ring.part, ring: part.holes.length + 1 }, vertex: undefined, isDrawing: true };
}

function startPart(state: ShapeEdit): ShapeEdit {
  const { draft } = state;
  if (draft.mode !== 'polygon') return state;
  const empty = draft.parts.findIndex(({ outer }) => outer.length === 0);
  if (empty >= 0) return { ...state, ring: { part: empty, ring: 0 }, vertex: undefined, isDrawing: true };
  const next = changed(state, { ...draft, parts: [...draft.parts, EMPTY_PART] });
  return { ...next, ring: { part: draft.parts.length, ring: 0 }, vertex: undefined, isDrawing: true };
}

function undo(state: ShapeEdit): ShapeEdit {
  const draft = state.past.at(-1);
  if (!draft) return state;
  return settled({ ...state, draft, past: state.past.slice(0, -1), future: [state.draft, ...state.future] });
}

function redo(state: ShapeEdit): ShapeEdit {
  const [draft, ...future] = state.future;
  return draft ? settled({ ...state, draft, past: [...state.past, state.draft], future }) : state;
}

/** Another draft may not have the ring or the vertex that was edited. */
function settled(state: ShapeEdit): ShapeEdit {
  const next = { ...state, gesture: undefined };
  const points = ringAt(next.draft, next.ring);
  if (!points) return inFirstRing(next);
  if (points.length === 0) return { ...next, vertex: undefined, isDrawing: true };
  return next.vertex === undefined ? next : { ...next, vertex: Math.min(next.vertex, points.length - 1) };
}
