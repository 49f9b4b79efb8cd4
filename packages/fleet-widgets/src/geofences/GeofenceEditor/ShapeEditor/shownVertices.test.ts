import { startShapeEdit } from '@gladhand/domain/geofences';
import { describe, expect, it } from 'vitest';
import { shownMidpoints, shownVertices } from './shownVertices';

const view = { west: -1, south: -1, east: 1, north: 1 };
const ring = (count: number, radius = 0.5, lng = 0) =>
  Array.from({ length: count }, (_, i) => ({
    lat: radius * Math.cos((i / count) * 2 * Math.PI),
    lng: lng + radius * Math.sin((i / count) * 2 * Math.PI),
  }));
const polygon = (...rings: ReturnType<typeof ring>[]) =>
  startShapeEdit({ type: 'polygon', parts: rings.map((outer) => ({ outer, holes: [] })) }).draft;

describe('shownVertices', () => {
  it('shows those in view, in whichever copy of the world', () => {
    expect(shownVertices(polygon(ring(8), ring(8, 0.5, 40)), view, undefined)).toHaveLength(8);
    expect(shownVertices(polygon(ring(8, 0.5, 360)), view, undefined)).toHaveLength(8);
  });

  it('thins out more than the limit, and always shows the selected one', () => {
    const draft = polygon(ring(1_000));
    const selected = { part: 0, ring: 0, vertex: 333 };
    const shown = shownVertices(draft, view, selected);
    expect(shown.length).toBeGreaterThan(150);
    expect(shown.length).toBeLessThanOrEqual(201);
    expect(shown.map(({ vertex }) => vertex)).toContain(333);
    expect(shownVertices(draft, view, undefined).map(({ vertex }) => vertex)).not.toContain(333);
  });
});

describe('shownMidpoints', () => {
  const lengthPx = () => 100;

  it('has one for each edge of a ring, and none after the end of a line', () => {
    const draft = polygon(ring(5));
    const shown = shownVertices(draft, view, undefined);
    expect(shownMidpoints(draft, shown, lengthPx)).toHaveLength(5);
    const { draft: corridor } = startShapeEdit({ type: 'corridor', line: ring(5), halfWidthMeters: 20 });
    expect(shownMidpoints(corridor, shownVertices(corridor, view, undefined), lengthPx)).toHaveLength(4);
  });

  it('has none on edges that are too short or thinned out', () => {
    const draft = polygon(ring(5));
    expect(shownMidpoints(draft, shownVertices(draft, view, undefined), () => 20)).toEqual([]);
    const many = polygon(ring(1_000));
    expect(shownMidpoints(many, shownVertices(many, view, undefined), lengthPx)).toEqual([]);
  });
});
