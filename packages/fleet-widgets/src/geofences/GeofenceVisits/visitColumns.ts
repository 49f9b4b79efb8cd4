import { durationText, intervalText } from '@gladhand/domain/formats';
import type { GeofenceVisit } from '@gladhand/domain/geofences';
import type { WidgetLinks } from '@gladhand/domain/react';
import { loadStatus, tetherStatus } from '@gladhand/domain/readings';
import type { Say } from '@gladhand/ui';
import type { GridCell, GridColumn } from '@gladhand/ui/grid';
import { toMinutes, type VisitNumbers, visitNumbers } from '../internal/visitNumbers';
import type { GEOFENCE_VISITS_MESSAGES } from './messages';

export interface VisitContext {
  messages: typeof GEOFENCE_VISITS_MESSAGES;
  say: Say;
  now: Date;
  timeZone: string;
  locale: string;
  links: Pick<WidgetLinks, 'trailer' | 'geofence'>;
  customerId: number;
}

const NONE: GridCell = { text: '-', state: 'absent' };

/** The columns of the table of visits. */
export function visitColumns(context: VisitContext): GridColumn<GeofenceVisit>[] {
  const { messages, now, timeZone, locale, links, customerId } = context;
  const interval = (instant: GeofenceVisit['entered']) => intervalText(instant, timeZone, locale);
  const duration = (ms: number | undefined): GridCell =>
    ms === undefined ? NONE : { text: durationText(ms, locale), amount: toMinutes(ms) };
  const detention = (ms: number | undefined): GridCell =>
    ms !== undefined && ms < 60_000 ? { text: messages.noDetention, amount: toMinutes(ms) } : duration(ms);
  const range = ({ dwellAtLeastMs, dwellAtMostMs }: VisitNumbers) =>
    messages.between(durationText(dwellAtLeastMs, locale), durationText(dwellAtMostMs, locale));
  return [
    {
      id: 'trailer',
      title: messages.trailer,
      cell: ({ unitId, vin }) => ({ text: unitId, look: 'strong', href: links.trailer?.(vin), hint: vin }),
    },
    {
      id: 'geofence',
      title: messages.geofence,
      width: 190,
      cell: ({ geofenceId, geofenceName }) => ({
        text: geofenceName,
        href: links.geofence?.({ customerId, geofenceId }),
      }),
    },
    { id: 'entered', title: messages.entered, width: 200, cell: ({ entered }) => ({ text: interval(entered) }) },
    {
      id: 'left',
      title: messages.left,
      width: 200,
      cell: ({ how, left }) =>
        how === 'passed'
          ? { text: messages.onlyPassed, state: 'absent' }
          : { text: left ? interval(left) : messages.stillInside },
    },
    {
      id: 'dwell',
      title: messages.dwellTime,
      unit: messages.minutes,
      align: 'end',
      cell: (visit) => {
        const numbers = visitNumbers(visit, now);
        return numbers ? { ...duration(numbers.dwellMs), hint: () => range(numbers) } : NONE;
      },
    },
    {
      id: 'freeTime',
      title: messages.freeTime,
      unit: messages.minutes,
      align: 'end',
      cell: ({ freeMinutes }) => ({ text: durationText(freeMinutes * 60_000, locale), amount: freeMinutes }),
    },
    {
      id: 'detentionAtLeast',
      title: messages.detentionAtLeast,
      unit: messages.minutes,
      align: 'end',
      cell: (visit) => detention(visitNumbers(visit, now)?.detentionAtLeastMs),
    },
    {
      id: 'detentionAtMost',
      title: messages.detentionAtMost,
      unit: messages.minutes,
      align: 'end',
      cell: (visit) => detention(visitNumbers(visit, now)?.detentionAtMostMs),
    },
    {
      id: 'load',
      title: messages.load,
      cell: (visit) => bothEnds(visit.loadAtEntry, visit.left && visit.loadAtExit, loadStatus, context),
    },
    {
      id: 'tether',
      title: messages.tether,
      cell: (visit) => bothEnds(visit.tetherAtEntry, visit.left && visit.tetherAtExit, tetherStatus, context),
    },
    {
      id: 'ended',
      title: messages.ended,
      cell: ({ endedBy }) => (endedBy === null ? NONE : { text: endText(endedBy, messages) }),
    },
  ];
}

/** Why a visit ended. A reason of a newer server is shown as it is. */
export const endText = (endedBy: string, messages: typeof GEOFENCE_VISITS_MESSAGES): string =>
  messages.ends[endedBy as keyof typeof messages.ends] ?? endedBy;

/** One word if a state is the same at both ends. */
function bothEnds(
  before: string | null,
  after: string | null,
  wordOf: (id: string) => { label: string },
  { say, messages }: VisitContext,
): GridCell {
  const [first, last] = [before, after].map((id) => (id === null ? undefined : say(wordOf(id).label)));
  if (first && last && first !== last) return { text: messages.changed(first, last) };
  const text = first ?? last;
  return text ? { text } : NONE;
}
