import { describe, expect, it } from 'vitest';
import { decodeInsights, EMPTY_INSIGHTS_VIEW, encodeInsights, type InsightsView } from './insightsView';
import { againstOf, eachDay, periodOf } from './periods';

describe('the view in a URL', () => {
  it.each<[string, Partial<InsightsView>]>([
    ['the defaults', {}],
    ['a customer and a length', { customerId: 3, days: 90 }],
    ['the external dashboard', { isExternal: true }],
    [
      'days, a comparison and filters',
      {
        ...{ range: { from: '2026-11-01', to: '2026-11-09' }, against: 'yearBefore' },
        ...{ groups: ['East, north'], vehicleTypes: ['Dry Van'] },
      },
    ],
    ['a list', { list: { measure: 'faults', system: 'abs', from: '2026-11-01', to: '2026-11-09' } }],
  ])('keeps %s', (_, part) => {
    const view = { ...EMPTY_INSIGHTS_VIEW, ...part };
    expect(decodeInsights(encodeInsights(view))).toEqual(view);
  });

  it('ignores what it does not know', () => {
    expect(
      decodeInsights({
        ...{ customer: 'x', days: '8', from: '2026-11-09', to: '2026-11-01', against: 'x', groups: '{', types: '[1]' },
        list: 'miles 2026-13-40 2026-11-01',
      }),
    ).toEqual(EMPTY_INSIGHTS_VIEW);
  });
});

describe('periods', () => {
  const now = new Date('2026-11-28T00:30:00Z');

  it('end with the last day that is settled', () => {
    expect(periodOf({ range: null, days: 7 }, now)).toEqual({ from: '2026-11-20', to: '2026-11-26' });
    expect(periodOf({ range: null, days: 7 }, new Date('2026-11-28T01:00:00Z')).to).toBe('2026-11-27');
  });

  it('are compared with as many days before, or the same weekdays a year before', () => {
    const period = { from: '2026-11-20', to: '2026-11-26' };
    expect(againstOf('before', period)).toEqual({ from: '2026-11-13', to: '2026-11-19' });
    expect(againstOf('yearBefore', period)).toEqual({ from: '2025-11-21', to: '2025-11-27' });
    expect(againstOf('none', period)).toBeUndefined();
    expect(eachDay({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});
