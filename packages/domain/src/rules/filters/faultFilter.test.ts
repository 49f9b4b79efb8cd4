import { expect, test } from 'vitest';
import { passesFaultFilter } from './faultFilter';

const NOW = new Date('2026-11-17T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const active = { faultStart: daysAgo(8), faultEnd: null, faultTypeId: 1 };
const cleared = { ...active, faultEnd: daysAgo(1) };

test.each([
  ['active', active, {}, true],
  ['cleared', cleared, {}, false],
  ['cleared, all wanted', cleared, { showAll: true }, true],
  ['too old', active, { withinDays: 7 }, false],
  ['young enough', active, { withinDays: 8 }, true],
  ['any age', active, { withinDays: null }, true],
  ['its level', active, { levels: [1] }, true],
  ['another level', active, { levels: [2] }, false],
  ['no level chosen', active, { levels: [] }, true],
])('%s', (_, fault, filter, expected) => expect(passesFaultFilter(fault, filter, NOW)).toBe(expected));
