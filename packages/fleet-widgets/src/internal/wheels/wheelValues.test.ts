import { describe, expect, test } from 'vitest';
import { brakeFigure, pressureFigure, temperatureFigure, type WheelFigure, worstTone } from './wheelValues';

const brief = ({ values }: WheelFigure) => values.map(({ text, tone }) => `${text} ${tone}`);

describe('values on the axles', () => {
  test.each([
    [60, '140 good'],
    [107, '225 good'],
    [108, '226 caution'],
    [121, '250 caution'],
    [122, 'N/A caution'],
    [140, 'N/A critical'],
    [null, '- unknown'],
  ])('a wheel end of %s °C reads %s', (celsius, text) =>
    expect(brief(temperatureFigure('wheelEnds', 'single', [celsius]))[0]).toBe(text),
  );

  test.each([
    [100, '100.0 good'],
    [89.94, '89.9 caution'],
    [79.9, '79.9 critical'],
    [121, '121.0 caution'],
    [900, '900.0 caution'],
    [900.1, 'N/A unknown'],
    [null, '- unknown'],
  ])('a tire of %s psi reads %s', (psi, text) => expect(brief(pressureFigure('single', [psi]))[0]).toBe(text));

  test.each([
    ['good', 'Good good'],
    ['liningWorn', 'Lining worn caution'],
    ['overStroke', 'Over-stroke critical'],
    ['unknown', 'Unknown unknown'],
    ['of a later version', '? unknown'],
  ])('a brake that is %s reads %s', (state, text) => expect(brief(brakeFigure('single', [state]))[0]).toBe(text));

  test('missing values are absent, and extra values are kept', () => {
    expect(brief(temperatureFigure('wheelEnds', 'tandem', [60]))).toEqual([
      '140 good',
      '- unknown',
      '- unknown',
      '- unknown',
    ]);
    expect(temperatureFigure('wheelEnds', 'single', [60, 61, 62]).values[2]).toMatchObject({
      label: 'Place 3',
      text: '144',
    });
    expect(brief(pressureFigure('tridem', null))).toHaveLength(12);
  });

  test('the worst value decides', () => {
    expect(worstTone(pressureFigure('single', [100, 85, null, 100]).values)).toBe('caution');
    expect(worstTone(pressureFigure('single', null).values)).toBe('unknown');
  });
});
