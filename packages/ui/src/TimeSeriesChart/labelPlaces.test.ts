import { expect, it } from 'vitest';
import { markLabelY, thresholdLabelY } from './labelPlaces';

it('puts the label of a limit above its line, and below at the top of the plot', () => {
  expect(thresholdLabelY(100, 20, 1)).toBe(95);
  expect(thresholdLabelY(22, 20, 1)).toBe(34);
  expect(thresholdLabelY(44, 40, 2)).toBe(68);
});

it('puts the label of an event below those of limits that it would cover', () => {
  const limit = { from: 50, to: 100, y: 34 };
  const event = { from: 80, to: 140 };
  expect(markLabelY(event, [], 20, 1)).toBe(33);
  expect(markLabelY(event, [limit], 20, 1)).toBe(48);
  expect(markLabelY({ from: 100, to: 140 }, [limit], 20, 1)).toBe(33);
  expect(markLabelY(event, [{ ...limit, y: 47 }, limit], 20, 1)).toBe(61);
  expect(markLabelY(event, [{ ...limit, y: 90 }], 20, 1)).toBe(33);
});
