import { type FileColumn, type FileTable, type FileValue, wallTimeOf } from '@gladhand/domain/files';
import type { GeofenceVisit } from '@gladhand/domain/geofences';
import { loadStatus, tetherStatus } from '@gladhand/domain/readings';
import { toMinutes, visitNumbers } from '../internal/visitNumbers';
import { endText, type VisitContext } from './visitColumns';

/**
 * Visits as a table for a file: numbers in minutes, instants in the viewer's zone and in UTC with their limits, and
 * the states at both ends in columns of their own.
 */
export function visitTable(context: VisitContext, pages: AsyncIterable<readonly GeofenceVisit[]>): FileTable {
  return {
    columns: columnsOf(context),
    pages: (async function* () {
      for await (const visits of pages) yield visits.map((visit) => valuesOf(visit, context));
    })(),
  };
}

function columnsOf({ messages, timeZone }: VisitContext): FileColumn[] {
  const zones = zonesOf(timeZone);
  const instants = (title: string): FileColumn[] =>
    [title, messages.earliest(title), messages.latest(title)].flatMap((heading) =>
      zones.map((zone) => ({ heading: messages.inZone(heading, zone), isTime: true })),
    );
  const minutes = (title: string): FileColumn => ({ heading: messages.inZone(title, messages.minutes) });
  const { dwellTime, load, tether } = messages;
  return [
    { heading: messages.trailer },
    { heading: messages.vin, widthCharacters: 18 },
    { heading: messages.geofence, widthCharacters: 24 },
    { heading: messages.kind },
    ...instants(messages.entered),
    ...instants(messages.left),
    ...[dwellTime, messages.atLeast(dwellTime), messages.atMost(dwellTime), messages.freeTime].map(minutes),
    ...[messages.detentionAtLeast, messages.detentionAtMost].map(minutes),
    ...[load, tether].flatMap((title) => [{ heading: messages.atEntry(title) }, { heading: messages.atExit(title) }]),
    { heading: messages.ended },
  ];
}

function valuesOf(visit: GeofenceVisit, context: VisitContext): FileValue[] {
  const { messages, say, now, timeZone } = context;
  const numbers = visitNumbers(visit, now);
  const minutes = (ms: number | undefined) => (ms === undefined ? null : toMinutes(ms));
  const word = (id: string | null, wordOf: (id: string) => { label: string }) =>
    id === null ? null : say(wordOf(id).label);
  return [
    ...[visit.unitId, visit.vin, visit.geofenceName],
    visit.how === 'passed' ? messages.passed : messages.seen,
    ...instantValues(visit.entered, timeZone),
    ...instantValues(visit.left, timeZone),
    ...[numbers?.dwellMs, numbers?.dwellAtLeastMs, numbers?.dwellAtMostMs].map(minutes),
    visit.freeMinutes,
    ...[numbers?.detentionAtLeastMs, numbers?.detentionAtMostMs].map(minutes),
    ...[word(visit.loadAtEntry, loadStatus), word(visit.loadAtExit, loadStatus)],
    ...[word(visit.tetherAtEntry, tetherStatus), word(visit.tetherAtExit, tetherStatus)],
    visit.endedBy === null ? null : endText(visit.endedBy, messages),
  ];
}

/** The likeliest instant and its limits, each in every zone. */
function instantValues(instant: GeofenceVisit['left'], timeZone: string): FileValue[] {
  const { at, after, before } = instant ?? { at: null, after: null, before: null };
  return [at, after ?? at, before].flatMap((one) =>
    zonesOf(timeZone).map((zone) => (one === null ? null : wallTimeOf(new Date(one), zone))),
  );
}

const zonesOf = (timeZone: string) => [...new Set([timeZone, 'UTC'])];
