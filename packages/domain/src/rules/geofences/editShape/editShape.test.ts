import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../checkShape';
import { nearYard, offset, polygon, shapes, square, YARD } from '../shapes.test.parts';
import { ringAt } from './draft';
import { draftProblems, draftShape } from './draftShape';
import { editShape, type ShapeAction, type ShapeEdit, selectedVertex, startShapeEdit } from './editShape';

const run = (state: ShapeEdit, ...actions: readonly ShapeAction[]) => actions.reduce(editShape, state);
const at = (east: number, north: number) => offset(YARD, east, north);
const add = (east: number, north: number): ShapeAction => ({ type: 'addVertex', at: at(east, north) });
const vertex = (index: number, ring = 0, part = 0) => ({ part, ring, vertex: index });
const polygonMode: ShapeAction = { type: 'setMode', mode: 'polygon' };
const triangle = [add(0, 0), add(1_000, 0), add(0, 1_000)];
const hole = [add(100, 100), add(200, 100), add(100, 200)];

const place = fc.record({ part: fc.nat(2), ring: fc.nat(2), vertex: fc.nat(6) });
const gesture = fc.constantFrom(undefined, 'drag 1', 'drag 2');
const longitude = fc.double({ min: -400, max: 400, noNaN: true });
const point = fc.oneof(nearYard, fc.record({ lat: fc.double({ min: -89, max: 89, noNaN: true }), lng: longitude }));
const meters = fc.double({ min: -10, max: 1_000_000, noNaN: true });
const actions: fc.Arbitrary<ShapeAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('addVertex' as const), at: point }) },
  fc.record({ type: fc.constant('setMode' as const), mode: fc.constantFrom('circle', 'polygon', 'corridor') }),
  fc.record({ type: fc.constant('insertVertex' as const), after: place, at: point, gesture }),
  fc.record({ type: fc.constant('moveVertex' as const), vertex: place, to: point, gesture }),
  fc.record({ type: fc.constant('deleteVertex' as const), vertex: place }),
  fc.record({ type: fc.constant('selectVertex' as const), vertex: fc.option(place, { nil: undefined }) }),
  fc.record({ type: fc.constant('deleteRing' as const), ring: place }),
  fc.record({ type: fc.constant('setCenter' as const), at: point, gesture }),
  fc.record({ type: fc.constant('setRadius' as const), meters, gesture }),
  fc.record({ type: fc.constant('setHalfWidth' as const), meters, gesture }),
  fc.record({ type: fc.constant('setShape' as const), shape: shapes }),
  fc.constantFrom<ShapeAction[]>(
    { type: 'startHole' },
    { type: 'startPart' },
    { type: 'finishRing' },
    { type: 'nextVertex' },
    { type: 'previousVertex' },
  ),
  { weight: 3, arbitrary: fc.constantFrom<ShapeAction[]>({ type: 'undo' }, { type: 'undo' }, { type: 'redo' }) },
);
const starts = fc.option(shapes, { nil: undefined }).map((shape) => startShapeEdit(shape));

describe('editShape', () => {
  it('begins with a circle to draw', () => {
    const start = startShapeEdit();
    expect(start).toMatchObject({ draft: { mode: 'circle', center: undefined }, isDrawing: true });
    expect(draftShape(start.draft)).toBeUndefined();
    expect(draftProblems(start.draft)).toEqual([{ code: 'nothingDrawn' }]);
    const drawn = run(start, add(0, 0), { type: 'setRadius', meters: 300 });
    expect(draftShape(drawn.draft)).toEqual({ type: 'circle', center: at(0, 0), radiusMeters: 300 });
  });

  it('draws a polygon with a hole and a second part', () => {
    const square2 = [add(2_000, 0), add(3_000, 0), add(3_000, 1_000)];
    const state = run(
      startShapeEdit(),
      polygonMode,
      ...triangle,
      { type: 'startHole' },
      ...hole,
      { type: 'startPart' },
      ...square2,
    );
    const shape = draftShape(state.draft);
    expect(shape).toMatchObject({ type: 'polygon', parts: [{ holes: [{ length: 3 }] }, { holes: [] }] });
    expect(draftProblems(state.draft)).toEqual([]);
  });

  it('is incomplete with two vertices', () => {
    const state = run(startShapeEdit(), polygonMode, add(0, 0), add(100, 0));
    expect(draftShape(state.draft)).toBeUndefined();
    expect(draftProblems(state.draft)).toMatchObject([{ code: 'tooFewVertices', part: 0, ring: 0 }]);
  });

  it('leaves out a hole that was started without a vertex, and names rings as the draft has them', () => {
    const started = run(startShapeEdit(), polygonMode, ...triangle, { type: 'startHole' });
    expect(draftShape(started.draft)).toEqual(polygon([at(0, 0), at(1_000, 0), at(0, 1_000)]));
    const secondHole = run(
      started,
      ...hole,
      { type: 'startHole' },
      add(300, 100),
      add(310, 100),
      // The first hole loses its vertices one by one, and then itself.
      { type: 'deleteVertex', vertex: vertex(0, 1) },
      { type: 'deleteVertex', vertex: vertex(0, 1) },
      { type: 'deleteVertex', vertex: vertex(0, 1) },
    );
    expect(draftProblems(secondHole.draft)).toMatchObject([{ code: 'tooFewVertices', part: 0, ring: 1 }]);
  });

  it('names the ring of a stored shape with an empty one before it', () => {
    const outer = square(YARD, 1_000);
    const { draft } = startShapeEdit(polygon(outer, [], square(at(2_000, 0), 100)));
    expect(draftProblems(draft)).toMatchObject([{ code: 'holeOutside', part: 0, ring: 2 }]);
  });

  it('inserts, moves and deletes vertices', () => {
    const drawn = run(startShapeEdit(), polygonMode, ...triangle, { type: 'finishRing' });
    const inserted = run(drawn, { type: 'insertVertex', after: vertex(0), at: at(500, -100) });
    expect(selectedVertex(inserted)).toEqual(vertex(1));
    expect(ringAt(inserted.draft, vertex(0))).toHaveLength(4);
    const moved = run(inserted, { type: 'moveVertex', vertex: vertex(1), to: at(500, -200) });
    expect(ringAt(moved.draft, vertex(0))?.[1]).toEqual(at(500, -200));
    const deleted = run(moved, { type: 'deleteVertex', vertex: vertex(1) });
    expect(deleted.draft).toEqual(drawn.draft);
  });

  it('undoes a drag in one step', () => {
    const drawn = run(startShapeEdit(), polygonMode, ...triangle);
    const drag = (east: number): ShapeAction => ({
      type: 'moveVertex',
      vertex: vertex(0),
      to: at(east, 0),
      gesture: 'drag 1',
    });
    const dragged = run(drawn, drag(10), drag(20), drag(30), { type: 'undo' });
    expect(dragged.draft).toEqual(drawn.draft);
  });

  it('goes through the vertices of all rings and around the end', () => {
    const drawn = run(startShapeEdit(), polygonMode, ...triangle, { type: 'startHole' }, ...hole);
    const last = selectedVertex(drawn);
    expect(last).toEqual(vertex(2, 1));
    expect(selectedVertex(run(drawn, { type: 'nextVertex' }))).toEqual(vertex(0));
    expect(selectedVertex(run(drawn, { type: 'nextVertex' }, { type: 'previousVertex' }))).toEqual(last);
  });

  it('keeps a ring together across the antimeridian', () => {
    const state = run(
      startShapeEdit(),
      polygonMode,
      { type: 'addVertex', at: { lat: -17, lng: 179.9 } },
      { type: 'addVertex', at: { lat: -17, lng: -179.9 } },
      { type: 'addVertex', at: { lat: -17.2, lng: 180 } },
    );
    expect(state.draft.parts[0]?.outer.map(({ lng }) => lng)).toEqual([179.9, 180.1, 180]);
    expect(draftProblems(state.draft)).toEqual([]);
  });

  it('gives a stored shape longitudes without jumps', () => {
    const fiji = [179, -179, -179.5].map((lng, i) => ({ lat: -17 + (i % 2), lng }));
    const east = fiji.map(({ lat, lng }) => ({ lat, lng: lng < 0 ? lng + 2 : lng - 358 }));
    const { draft } = startShapeEdit({
      type: 'polygon',
      parts: [
        { outer: fiji, holes: [] },
        { outer: east, holes: [] },
      ],
    });
    expect(draft.parts.map(({ outer }) => outer.map(({ lng }) => lng))).toEqual([
      [179, 181, 180.5],
      [181, 183, 182.5],
    ]);
  });

  it('keeps what other modes have', () => {
    const drawn = run(startShapeEdit(), polygonMode, ...triangle);
    const back = run(drawn, { type: 'setMode', mode: 'circle' }, add(0, 0), polygonMode);
    expect(draftShape(back.draft)).toEqual(draftShape(drawn.draft));
  });

  it('takes the shape of someone else, which can be undone', () => {
    const own = run(startShapeEdit(polygon(square(YARD, 500))), add(0, -800));
    const taken = run(own, { type: 'setShape', shape: polygon(square(YARD, 900)) });
    expect(draftShape(taken.draft)).toEqual(polygon(square(YARD, 900)));
    expect(run(taken, { type: 'undo' }).draft).toEqual(own.draft);
  });

  it('is back at the start after undoing any list of actions, and at the end after redoing them', () => {
    fc.assert(
      fc.property(starts, fc.array(actions, { maxLength: 40 }), (start, list) => {
        const end = run(start, ...list);
        let state = end;
        for (const _ of end.past) state = editShape(state, { type: 'undo' });
        expect(state.draft).toEqual(start.draft);
        for (const _ of [...end.past, ...end.future]) state = editShape(state, { type: 'redo' });
        for (const _ of end.future) state = editShape(state, { type: 'undo' });
        expect(state.draft).toEqual(end.draft);
      }),
    );
  });

  it('is valid or says why after any action', () => {
    fc.assert(
      fc.property(starts, fc.array(actions, { maxLength: 40 }), (start, list) => {
        let state = start;
        for (const action of list) {
          state = editShape(state, action);
          const shape = draftShape(state.draft);
          const problems = draftProblems(state.draft);
          expect(shape === undefined ? problems.length > 0 : problems.length === checkShape(shape).length).toBe(true);
          for (const { part, ring, vertex: index } of problems) {
            if (part === undefined || index === undefined) continue;
            expect(ringAt(state.draft, { part, ring: ring ?? 0 })?.[index]).toBeDefined();
          }
        }
      }),
    );
  });

  it('always edits a ring that exists, and selects a vertex that exists', () => {
    fc.assert(
      fc.property(starts, fc.array(actions, { maxLength: 40 }), (start, list) => {
        let state = start;
        for (const action of list) {
          state = editShape(state, action);
          const points = ringAt(state.draft, state.ring);
          if (state.draft.mode !== 'circle') expect(points).toBeDefined();
          if (state.vertex !== undefined) expect(points?.[state.vertex]).toBeDefined();
        }
      }),
    );
  });
});
