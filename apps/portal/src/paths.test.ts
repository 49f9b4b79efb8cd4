import { describe, expect, it } from 'vitest';
import { historyPath, isHistory, isWidgetTarget, momentPath, trackingPath, withoutHistory } from './paths';

describe('the history', () => {
  it('keeps the values of the tracking screen in the query', () => {
    const path = historyPath('1UYV', { days: '7' }, 'q=R-22&from=100&view=history&first=2026-11-01&last=2026-11-02');
    expect(path).toBe('/tracking/1UYV?q=R-22&from=100&view=history&days=7');
    const { searchParams } = new URL(path, 'https://portal.invalid');
    expect(isHistory(searchParams)).toBe(true);
    expect(withoutHistory(searchParams.toString())).toBe('q=R-22&from=100');
    expect(isHistory(new URLSearchParams('view=map'))).toBe(false);
  });
});

describe('trackingPath', () => {
  it('encodes the VIN, and leads to the bare screen without one', () => {
    expect(trackingPath()).toBe('/tracking');
    expect(trackingPath('A/B C')).toBe('/tracking/A%2FB%20C');
  });
});

it.each([
  ['/user-management', true],
  ['/tracking/1UYVS2538GU123456', true],
  ['/trailer-management', true],
  ['/customer-management', true],
  ['/profile', false],
  ['/no/such/page', false],
])('widgets link to %s: %s', (pathname, expected) => expect(isWidgetTarget(pathname)).toBe(expected));

it('opens the history of a day at an instant, until another range is chosen', () => {
  const path = momentPath({ vin: '1UYV', day: '2026-11-17', at: new Date('2026-11-17T15:12:00Z') });
  expect(path).toBe('/tracking/1UYV?view=history&first=2026-11-17&last=2026-11-17&at=1794928320000');
  expect(withoutHistory(path.split('?')[1] ?? '')).toBe('');
});
