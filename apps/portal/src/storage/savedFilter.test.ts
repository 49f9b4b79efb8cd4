// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { savedFilter } from './savedFilter';

afterEach(() => savedFilter.write({}));

it('is read as it was written', () => {
  const filter = { tether: ['untethered'] as const, parts: { abs: ['faults'] as const } };
  savedFilter.write(filter);
  expect(savedFilter.read()).toEqual(filter);
});

it('leaves no cookie behind when nothing is chosen', () => {
  savedFilter.write({ tether: ['untethered'] });
  savedFilter.write({ tether: [] });
  expect(document.cookie).not.toContain('gh_control_filter');
  expect(savedFilter.read()).toEqual({});
});
