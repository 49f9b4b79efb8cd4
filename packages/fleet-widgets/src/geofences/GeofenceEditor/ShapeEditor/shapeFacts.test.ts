import { draftProblems, type GeofenceShape, startShapeEdit } from '@gladhand/domain/geofences';
import { describe, expect, it } from 'vitest';
import { shapeFacts } from './shapeFacts';
import { wrongEdges } from './wrongEdges';

const square = (lng: number, size = 0.01): GeofenceShape => ({
  type: 'polygon',
  parts: [
    {
      outer: [
        { lat: 41, lng },
        { lat: 41, lng: lng + size },
        { lat: 41 + size, lng: lng + size },
        { lat: 41 + size, lng },
      ],
      holes: [],
    },
  ],
});
const draftOf = (shape?: GeofenceShape) => startShapeEdit(shape).draft;
const named = (id: string, shape: GeofenceShape) => ({ id, name: id, shape });

describe('shapeFacts', () => {
  it('measures a shape and counts trailers and overlaps', () => {
    const around = [
      named('next to it', square(-82.9)),
      named('across it', square(-82.995)),
      named('same', square(-83)),
    ];
    const trailers = [
      { lat: 41.005, lng: -82.995 },
      { lat: 41.005, lng: -82.98 },
    ];
    const facts = shapeFacts(draftOf(square(-83)), around, trailers);
    expect(facts).toMatchObject({ problems: [], vertices: 4, trailersInside: 1 });
    expect(facts.overlaps.map(({ id }) => id)).toEqual(['across it', 'same']);
    expect(facts.areaSquareMeters).toBeCloseTo(932_500, -4);
  });

  it('has no area, trailers and overlaps without a shape', () => {
    expect(shapeFacts(draftOf(), [named('1', square(-83))], [])).toEqual({
      problems: [{ code: 'nothingDrawn' }],
      areaSquareMeters: undefined,
      perimeterMeters: undefined,
      vertices: 0,
      trailersInside: undefined,
      overlaps: [],
    });
  });
});

describe('wrongEdges', () => {
  it('finds both edges that cross', () => {
    const [a, b, c, d] = [
      { lat: 41.01, lng: -83 },
      { lat: 41.01, lng: -82.99 },
      { lat: 41, lng: -83 },
      { lat: 41, lng: -82.99 },
    ] as const;
    const draft = draftOf({ type: 'polygon', parts: [{ outer: [a, b, c, d], holes: [] }] });
    const { from, edges, at } = wrongEdges(draft, draftProblems(draft));
    expect(from.map(({ vertex }) => vertex)).toEqual([1, 3]);
    expect(edges).toEqual([
      [b, c],
      [d, a],
    ]);
    expect(at?.lat).toBeCloseTo(41.005, 6);
  });

  it('finds none in a valid shape', () => {
    expect(wrongEdges(draftOf(square(-83)), [])).toEqual({ edges: [], from: [], at: undefined });
  });
});
