import { expect, it } from 'vitest';
import { trailerPicture } from '../markerShapes';
import { keptMarks, MAX_MARKS, type Mark } from './marks';

const mark = (id: string, change: Partial<Mark> = {}): Mark => ({
  id,
  lat: 41,
  lng: -87,
  named: trailerPicture({ severity: 'good', heading: 90 }),
  title: `${id}, driving`,
  order: 1,
  ...change,
});

it('keeps the objects of unchanged marks, so that they are not rendered again', () => {
  const before = [mark('R-1'), mark('R-2')];
  const [first, second] = keptMarks(before, [mark('R-1'), mark('R-2', { lat: 42 })], undefined);
  expect(first).toBe(before[0]);
  expect(second).toMatchObject({ id: 'R-2', lat: 42 });
});

it.each<Partial<Mark>>([
  { lat: 40 },
  { lng: -86 },
  { named: trailerPicture({ severity: 'critical', heading: 90 }) },
  { title: 'R-1, parked' },
  { text: '12' },
  { order: 2 },
])('renders a mark again after the change %o', (change) => {
  const [next] = keptMarks([mark('R-1')], [mark('R-1', change)], undefined);
  expect(next).toMatchObject(change);
});

it('drops the rearmost marks, but never the selected one', () => {
  const many = Array.from({ length: MAX_MARKS + 10 }, (_, index) => mark(`R-${index}`, { order: index }));
  const ids = keptMarks([], many, 'R-0').map(({ id }) => id);
  expect(ids).toHaveLength(MAX_MARKS);
  expect(ids).toContain('R-0');
  expect(ids).not.toContain('R-1');
});
