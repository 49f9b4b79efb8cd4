import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOffsetMinutes } from './formatDate';
import { keptOffsetMinutes } from './zoneOffsets';

describe('kept offsets', () => {
  it.each([
    ['America/Chicago', '2026-03-08T07:59:59.999Z', -360],
    ['America/Chicago', '2026-03-08T08:00:00Z', -300],
    ['America/Chicago', '2026-11-01T06:59:59Z', -300],
    ['America/Chicago', '2026-11-01T07:00:00Z', -360],
    // Clocks that changed one minute after the hour.
    ['America/St_Johns', '2010-11-07T02:30:59Z', -150],
    ['America/St_Johns', '2010-11-07T02:31:00Z', -210],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 630],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 345],
    ['UTC', '2026-01-01T00:00:00Z', 0],
  ])('of %s at %s are %i minutes, also when they are read again', (timeZone, at, minutes) => {
    for (let nth = 0; nth < 2; nth++) expect(keptOffsetMinutes(new Date(at), timeZone)).toBe(minutes);
  });

  it('are those that the zone has, at any instant', () => {
    const zone = fc.constantFrom('America/St_Johns', 'America/Chicago', 'Antarctica/Casey', 'Asia/Gaza', 'UTC');
    const instant = fc.date({ min: new Date('1973-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        expect(keptOffsetMinutes(at, timeZone)).toBe(zoneOffsetMinutes(at, timeZone));
      }),
    );
  });
});
