import { durationText, intervalText } from '@gladhand/domain/formats';
import type { GeofenceVisit } from '@gladhand/domain/geofences';
import { visitNumbers } from '../internal/visitNumbers';
import type { TRAILER_GEOFENCES_MESSAGES } from './messages';

interface Words {
  messages: typeof TRAILER_GEOFENCES_MESSAGES;
  now: Date;
  timeZone: string;
  locale: string;
}

/** A visit in sentences: when, how long, detention, and why it ended if the trailer didn't leave. */
export interface VisitText {
  when: string;
  dwell: string | undefined;
  detention: string | undefined;
  ended: string | undefined;
  /** Detention is certain. */
  isOver: boolean;
}

export function visitText(visit: GeofenceVisit, { messages, now, timeZone, locale }: Words): VisitText {
  const interval = (instant: GeofenceVisit['entered']) => intervalText(instant, timeZone, locale);
  const entered = interval(visit.entered);
  const numbers = visitNumbers(visit, now);
  if (!numbers) {
    return {
      ...{ when: messages.passed(entered), dwell: undefined, detention: undefined, ended: undefined },
      isOver: false,
    };
  }
  const write = (ms: number) => durationText(ms, locale);
  const [least, most] = [numbers.detentionAtLeastMs, numbers.detentionAtMostMs];
  return {
    when: visit.left ? messages.enteredAndLeft(entered, interval(visit.left)) : messages.entered(entered),
    dwell: messages.dwell(write(numbers.dwellMs)),
    detention:
      least >= 60_000
        ? messages.detention(write(least), write(most))
        : most >= 60_000
          ? messages.possibleDetention(write(most))
          : messages.noDetention(write(visit.freeMinutes * 60_000)),
    ended: messages.ends[visit.endedBy as keyof typeof messages.ends],
    isOver: least >= 60_000,
  };
}
