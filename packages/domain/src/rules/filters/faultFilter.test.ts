import { expect, test } from 'vitest';
import { passesFaultFilter } from './faultFilter';

const NOW = new Date('2026-11-17T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const active = { faultStart: daysAgo(8), faultEnd: null, faultTypeId: 1 };
const cleared = { ...active, faultEnd: daysAgo(1) };

test.each([
  ['an active fault', active, {}, true],
  ['a cleared fault', cleared, {}, false],
  ['a cleared fault, with all faults shown', cleared, { showAll: true }, true],
  ['a fault that is too old', active, { withinDays: 7 }, false],
  ['a fault that is recent enough', active, { withinDays: 8 }, true],
  ['a fault of any age', active, { withinDays: null }, true],
  ['a fault of the selected level', active, { levels: [1] }, true],
  ['a fault of another level', active, { levels: [2] }, false],
  ['a fault without selected levels', active, { levels: [] }, true],
])('filters %s', (_, fault, filter, expected) => expect(passesFaultFilter(fault, filter, NOW)).toBe(expected));
