import { readingFormats, US_FORMATS } from '@gladhand/domain/formats';
import { describe, expect, test } from 'vitest';
import { WHEEL_MESSAGES } from './messages';
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
    expect(brief(temperatureFigure('wheelEnds', 'single', [celsius], US_FORMATS))[0]).toBe(text),
  );

  test.each([
    [100, '100.0 good'],
    [89.94, '89.9 caution'],
    [79.9, '79.9 critical'],
    [121, '121.0 caution'],
    [900, '900.0 caution'],
    [900.1, 'N/A unknown'],
    [null, '- unknown'],
  ])('a tire of %s psi reads %s', (psi, text) =>
    expect(brief(pressureFigure('single', [psi], US_FORMATS))[0]).toBe(text),
  );

  test('shows values in metric units', () => {
    const metric = readingFormats('metric', 'en-US');
    const wheelEnds = temperatureFigure('wheelEnds', 'single', [60, 140], metric);
    expect(brief(wheelEnds).slice(0, 2)).toEqual(['60 good', 'N/A critical']);
    expect(wheelEnds.values[0]?.words).toBe('60 °C, good');
    expect(wheelEnds.values[1]?.words).toBe('N/A, above 121 °C, critical');
    const tires = pressureFigure('single', [100], metric);
    expect(tires.values[0]?.words).toBe('689 kPa, good');
    expect([wheelEnds.unit, tires.unit]).toEqual(['°C', 'kPa']);
  });

  test.each([
    ['good', 'Good good'],
    ['liningWorn', 'Lining worn caution'],
    ['overStroke', 'Over-stroke critical'],
    ['unknown', 'Unknown unknown'],
    ['of a later version', '? unknown'],
  ])('a brake that is %s reads %s', (state, text) => expect(brief(brakeFigure('single', [state]))[0]).toBe(text));

  test('missing values are absent, and extra values are kept', () => {
    expect(brief(temperatureFigure('wheelEnds', 'tandem', [60], US_FORMATS))).toEqual([
      '140 good',
      '- unknown',
      '- unknown',
      '- unknown',
    ]);
    expect(temperatureFigure('wheelEnds', 'single', [60, 61, 62], US_FORMATS).values[2]).toMatchObject({
      label: 'Place 3',
      text: '144',
    });
    expect(brief(pressureFigure('tridem', null, US_FORMATS))).toHaveLength(12);
  });

  test('in another language', () => {
    const words: Readonly<Record<string, string>> = {
      'Roadside Front, outer': 'Vorn links, außen',
      'Roadside Front, inner': 'Vorn links, innen',
      Dragging: 'Schleift',
      'The brake does not release: the wheel end gets hot.': 'Die Bremse löst nicht: Die Radnabe wird heiß.',
    };
    const say = (word: string) => words[word] ?? word;
    const german: typeof WHEEL_MESSAGES = {
      ...WHEEL_MESSAGES,
      severity: (tone) => (tone === 'good' ? 'gut' : tone),
      noReading: 'kein Messwert',
    };
    const tires = temperatureFigure('tires', 'single', [60], US_FORMATS, german, say);
    expect(tires.values.slice(0, 2).map(({ label, words }) => `${label}: ${words}`)).toEqual([
      'Vorn links, außen: 140 °F, gut',
      'Vorn links, innen: kein Messwert',
    ]);
    expect(brakeFigure('single', ['dragging'], undefined, say).values[0]?.words).toBe(
      'Schleift. Die Bremse löst nicht: Die Radnabe wird heiß.',
    );
  });

  test('the worst value determines the severity', () => {
    expect(worstTone(pressureFigure('single', [100, 85, null, 100], US_FORMATS).values)).toBe('caution');
    expect(worstTone(pressureFigure('single', null, US_FORMATS).values)).toBe('unknown');
  });
});
