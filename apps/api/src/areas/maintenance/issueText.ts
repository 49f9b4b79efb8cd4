import { durationText, formatDate } from '@gladhand/domain/formats';
import { absCodeMeaning, BLINK_CODE_UNIT, type ReadingId, readingWord } from '@gladhand/domain/readings';
import type { PlannedWorkEvidence } from '../../graphql/generated/resolvers';
import { ISSUE_TEXTS } from './messages';
import type { ListedIssue } from './repository';
import { toEvidence } from './toIssue';

/** What the report of the newest change showed, in English. */
export function evidenceWords({ kind, evidence }: Pick<ListedIssue, 'kind' | 'evidence'>): string[] {
  const { spn, fmi, description, amberLampMs, demandMs, unplugged, volts, sensors, work } = toEvidence(evidence);
  switch (kind) {
    case 'amberLamp': {
      const { blinkCode } = absCodeMeaning({ spn: spn ?? null, fmi: fmi ?? null });
      return [
        ...(description ? [description] : []),
        ...(spn == null ? [] : [ISSUE_TEXTS.code(spn, fmi ?? null)]),
        ...(blinkCode ? [ISSUE_TEXTS.blinkCode(blinkCode, BLINK_CODE_UNIT)] : []),
        ...(amberLampMs == null ? [] : [ISSUE_TEXTS.lampOn(durationText(amberLampMs))]),
      ];
    }
    case 'tireInflation':
      return unplugged
        ? [ISSUE_TEXTS.unplugged]
        : demandMs == null
          ? []
          : [ISSUE_TEXTS.airFlowing(durationText(demandMs))];
    case 'trailerBattery':
      return volts == null ? [] : [ISSUE_TEXTS.volts(volts.toFixed(1))];
    case 'sensorNotReporting':
      return sensors?.length
        ? [ISSUE_TEXTS.silent(sensors.map((id) => readingWord(id as ReadingId).label).join(', '))]
        : [ISSUE_TEXTS.allSilent];
    case 'plannedWork':
      return work ? [work.name, ...dueWords(work)] : [];
  }
}

/** When planned work is due: its date, and the miles and engine hours that are left. */
function dueWords({ dueOn, milesLeft, engineHoursLeft }: PlannedWorkEvidence): string[] {
  return [
    ...(dueOn == null ? [] : [ISSUE_TEXTS.dueOn(formatDate(new Date(`${dueOn}T00:00:00Z`), 'date', 'UTC'))]),
    ...(milesLeft == null ? [] : [ISSUE_TEXTS.milesLeft(milesLeft)]),
    ...(engineHoursLeft == null ? [] : [ISSUE_TEXTS.engineHoursLeft(engineHoursLeft)]),
  ];
}
