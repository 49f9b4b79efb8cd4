import type { GeofenceVisit } from '@gladhand/domain/geofences';
import { expect, it } from 'vitest';
import { TRAILER_GEOFENCES_MESSAGES as messages } from './messages';
import { visitText } from './visitText';

const context = {
  ...{ messages, now: new Date('2026-11-17T15:12:00Z'), timeZone: 'America/Chicago', locale: 'en-US' },
};
const instant = (after: string | null, before: string, at = before) => ({
  ...{ at: `2026-11-17T${at}:00Z`, after: after && `2026-11-17T${after}:00Z`, before: `2026-11-17T${before}:00Z` },
});
const visit = (change: Partial<GeofenceVisit>) =>
  ({
    how: 'seen',
    entered: instant('12:10', '12:15', '12:12'),
    left: null,
    endedBy: null,
    freeMinutes: 120,
    ...change,
  }) as GeofenceVisit;

it('says since when a trailer is inside, how long, and its detention between two limits', () => {
  expect(visitText(visit({}), context)).toEqual({
    when: 'Entered Nov 17, 6:10 to 6:15 AM',
    dwell: '3 h dwell',
    detention: 'Detention at least 57 min, at most 1 h 2 min',
    ended: undefined,
    isOver: true,
  });
});

it('says when a visit was within the free time, or only possibly beyond it', () => {
  const short = visit({ left: instant('13:00', '13:05'), endedBy: 'exit' });
  expect(visitText(short, context).detention).toBe('Within 2 h free time');
  const unsure = visit({ left: instant('14:00', '14:20', '14:10'), endedBy: 'exit' });
  expect(visitText(unsure, context)).toMatchObject({ detention: 'Detention at most 10 min', isOver: false });
});

it('says why a visit ended if the trailer did not leave, and that one only passed', () => {
  const ended = visit({ left: instant(null, '13:00'), endedBy: 'reshaped' });
  expect(visitText(ended, context).ended).toBe('Ended because the geofence has a new shape');
  expect(visitText(visit({ how: 'passed' }), context)).toMatchObject({
    when: 'Passed through Nov 17, 6:10 to 6:15 AM',
    dwell: undefined,
  });
});
