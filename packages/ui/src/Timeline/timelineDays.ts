/** Events of one day, in the given order. */
export interface TimelineDay<Event> {
  /** '2026-11-19', in the zone of the timeline. */
  day: string;
  events: Event[];
}

/** Formats the day of an instant as '2026-11-19'. */
export function dayWriter(timeZone: string | undefined): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return (at) => format.format(at);
}

/** Groups consecutive events of the same day. The order stays. */
export function groupByDay<Event extends { at: Date }>(
  events: readonly Event[],
  dayOf: (at: Date) => string,
): TimelineDay<Event>[] {
  const days: TimelineDay<Event>[] = [];
  for (const event of events) {
    const day = dayOf(event.at);
    const current = days.at(-1);
    if (current?.day === day) current.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

/** Number of days between two days, both as '2026-11-19'. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000);
}
