import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIT, moved, panned, ZOOMS, zoomed } from './pictureView';

it('zooms in steps up to a limit, and back to fit', () => {
  let view = FIT;
  for (const zoom of ZOOMS.slice(1)) {
    view = zoomed(view, 1);
    expect(view.zoom).toBe(zoom);
  }
  expect(zoomed(view, 1).zoom).toBe(ZOOMS.at(-1));
  for (let step = 0; step < ZOOMS.length; step++) view = zoomed(view, -1);
  expect(view).toEqual(FIT);
});

it('keeps the picture within its frame', () => {
  const move = fc.oneof(
    fc.constantFrom<1 | -1>(1, -1).map((direction) => (view: typeof FIT) => zoomed(view, direction)),
    fc.tuple(fc.integer(), fc.integer()).map(
      ([x, y]) =>
        (view: typeof FIT) =>
          panned(view, x, y),
    ),
    fc
      .constantFrom('ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown')
      .map((key) => (view: typeof FIT) => moved(view, key) ?? view),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const view = moves.reduce((at, next) => next(at), FIT);
      expect(Math.abs(view.xPx)).toBeLessThanOrEqual((view.zoom - 1) * 320 + 1e-6);
      expect(Math.abs(view.yPx)).toBeLessThanOrEqual((view.zoom - 1) * 320 + 1e-6);
      expect(ZOOMS).toContain(view.zoom);
    }),
  );
});
