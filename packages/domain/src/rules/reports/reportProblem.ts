import { REPORT_FORMATS, REPORT_TIMEFRAMES_DAYS, reportType, WHEN_EMPTY } from '../../vocabulary/reportTypes';
import { isEmail } from '../contact/email';
import type { ReportContent } from './reportContent';
import { REPORT_POLICY } from './reportPolicy';
import { isTimeZone, type ScheduleProblem, scheduleProblem } from './reportSchedule';

/** The part of a report that has a problem. */
export type ReportField =
  | 'name'
  | 'reportTypeId'
  | 'vehicles'
  | 'geofences'
  | 'faultTypes'
  | 'schedule'
  | 'emailFrequency'
  | 'timezone'
  | 'reportHistoryTimeframe'
  | 'assetThreshold'
  | 'notifyEmails'
  | 'formats'
  | 'whenEmpty';

/** What is wrong with a report. */
export interface ReportProblem {
  readonly field: ReportField;
  /** What to do, in English. Translations are in `languages`. */
  readonly text: string;
}

const SCHEDULE_TEXTS: Readonly<Record<ScheduleProblem, string>> = {
  noWeekday: 'Choose at least one day.',
  weekday: 'Choose days of the week.',
  noTime: 'Add at least one time.',
  time: 'Enter a time such as 6:00 AM.',
  tooManyTimes: `Choose up to ${REPORT_POLICY.maxTimes} times.`,
  onlyOne: 'Choose one time, and one day for a weekly report.',
  zone: 'Choose a time zone.',
};

/** Everything that keeps a report from being saved, at most one problem per field. */
export function reportProblems(report: ReportContent): ReportProblem[] {
  const type = reportType(report.reportTypeId);
  if (!type.known) return [{ field: 'reportTypeId', text: 'Choose a type of report.' }];
  const problems: ReportProblem[] = [];
  const add = (field: ReportField, text: string | undefined) => text && problems.push({ field, text });

  add('name', nameProblem(report.name));
  add(
    'vehicles',
    choiceProblem(report.allVehicles, [...report.vehicleIds, ...report.vehicleGroupIds], 'trailers or groups'),
  );
  if (type.narrowedBy === 'geofences') {
    add('geofences', choiceProblem(report.allGeofences, report.geofenceIds, 'geofences'));
  }
  if (type.narrowedBy === 'faultTypes') {
    add('faultTypes', choiceProblem(report.allFaultTypes, report.faultTypeIds, 'fault types'));
  }
  if (type.sent === 'bySchedule') add('schedule', scheduleText(report, type.severalTimes, type.frequency));
  else {
    add('emailFrequency', frequencyProblem(report.emailFrequency));
    const zone = report.emailFrequency?.timezone;
    if (zone && !isTimeZone(zone)) add('timezone', SCHEDULE_TEXTS.zone);
  }
  if (type.covers === 'period' && !REPORT_TIMEFRAMES_DAYS.some((days) => days === report.reportHistoryTimeframe)) {
    add('reportHistoryTimeframe', `Choose ${REPORT_TIMEFRAMES_DAYS.join(', ')} days.`);
  }
  if (type.path === 'assetGeofenceThreshold') add('assetThreshold', thresholdProblem(report.assetThreshold));
  add('notifyEmails', emailsProblem(report.notifyEmails));
  const isKnown = report.formats.every((format) => REPORT_FORMATS.some(({ id }) => id === format));
  if (!isKnown || report.formats.length === 0) add('formats', 'Choose at least one file.');
  if (!WHEN_EMPTY.some(({ id }) => id === report.whenEmpty))
    add('whenEmpty', 'Choose what is sent if nothing is found.');
  return problems;
}

function nameProblem(name: string): string | undefined {
  if (name.trim() === '' || /\p{Cc}/u.test(name)) return 'Give the report a name.';
  return name.length > REPORT_POLICY.maxNameLength
    ? `The name may have up to ${REPORT_POLICY.maxNameLength} characters.`
    : undefined;
}

function choiceProblem(isAll: boolean, chosen: readonly unknown[], things: string): string | undefined {
  if (isAll !== (chosen.length === 0)) return `Choose all, or ${things}.`;
  return chosen.length > REPORT_POLICY.maxChosen ? `Choose up to ${REPORT_POLICY.maxChosen} ${things}.` : undefined;
}

function scheduleText({ schedule }: ReportContent, severalTimes: boolean, frequency: string | undefined) {
  if (!schedule) return SCHEDULE_TEXTS.noTime;
  if (frequency !== undefined && schedule.frequency !== frequency) return `This report is sent ${frequency}.`;
  const problem = scheduleProblem(schedule, { severalTimes, maxTimes: REPORT_POLICY.maxTimes });
  return problem && SCHEDULE_TEXTS[problem];
}

function frequencyProblem(frequency: ReportContent['emailFrequency']): string | undefined {
  const { hours, days } = REPORT_POLICY.frequency;
  const { min, max } = frequency?.units === 'days' ? days : hours;
  const isGood = frequency && Number.isInteger(frequency.value) && frequency.value >= min && frequency.value <= max;
  return isGood ? undefined : `Enter ${hours.min} to ${hours.max} hours, or ${days.min} to ${days.max} days.`;
}

function thresholdProblem(threshold: ReportContent['assetThreshold']): string | undefined {
  const isGood =
    threshold && Number.isInteger(threshold.trailers) && threshold.trailers >= 1 && threshold.trailers <= 100_000;
  return isGood ? undefined : 'Enter a number of trailers from 1 to 100,000.';
}

function emailsProblem(emails: readonly string[]): string | undefined {
  const { maxRecipients } = REPORT_POLICY;
  const wrong = emails.find((email) => !isEmail(email));
  if (wrong !== undefined) return `“${wrong}” isn't an email address.`;
  if (emails.length === 0) return 'Enter at least one email address.';
  const isUnique = new Set(emails.map((email) => email.toLowerCase())).size === emails.length;
  return isUnique && emails.length <= maxRecipients
    ? undefined
    : `Enter up to ${maxRecipients} different email addresses.`;
}
