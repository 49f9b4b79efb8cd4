import { FAULT_LEVELS } from '@gladhand/domain/readings';
import {
  DEFAULT_SCHEDULE_TIME_ZONE,
  type Report,
  type ReportContent,
  scheduleText,
  WHEN_EMPTY,
  zoneText,
} from '@gladhand/domain/reports';
import type { REPORT_SCHEDULER_MESSAGES } from './messages';
import { draftOf } from './reportDraft';

interface Tools {
  readonly messages: typeof REPORT_SCHEDULER_MESSAGES;
  readonly locale: string;
  readonly say: (english: string) => string;
}

/** A part of a report with its value in words. */
export interface ChangedPart {
  readonly label: string;
  readonly value: string;
}

/** A part as the form groups it: the fields that it consists of, and its value in words. */
interface Part {
  readonly fields: readonly (keyof ReportContent)[];
  readonly label: string;
  readonly value: () => string;
}

/** What someone else changed in a report since it was opened. */
export function theirChanges(before: ReportContent, theirs: Report, tools: Tools): ChangedPart[] {
  const after = draftOf(theirs);
  return partsOf(after, theirs, tools)
    .filter(({ fields }) => fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])))
    .map(({ label, value }) => ({ label, value: value() }));
}

function partsOf(report: ReportContent, { vins, geofences }: Report, { messages, locale, say }: Tools): Part[] {
  const list = (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  const { vehicleGroupIds, schedule, emailFrequency, assetThreshold, reportHistoryTimeframe: days } = report;
  const groups = vehicleGroupIds.length > 0 ? [messages.groupCount(vehicleGroupIds.length)] : [];
  const faults = FAULT_LEVELS.filter(({ id }) => report.faultTypeIds.includes(id)).map(({ label }) => say(label));
  return [
    { fields: ['name'], label: messages.name, value: () => report.name },
    {
      fields: ['allVehicles', 'vehicleIds', 'vehicleGroupIds'],
      label: messages.trailers,
      value: () => (report.allVehicles ? messages.allVehicles : list([...vins, ...groups])),
    },
    {
      fields: ['allGeofences', 'geofenceIds'],
      label: messages.geofences,
      value: () => (report.allGeofences ? messages.allGeofences : list(geofences.map(({ name }) => name))),
    },
    {
      fields: ['allFaultTypes', 'faultTypeIds'],
      label: messages.faultTypes,
      value: () => (report.allFaultTypes ? messages.allFaultTypes : list(faults)),
    },
    {
      fields: ['includeSensorData'],
      label: messages.sensorData,
      value: () => messages.sensorDataState(report.includeSensorData),
    },
    {
      fields: ['columns'],
      label: messages.columns,
      value: () => (report.columns ? String(report.columns.length) : messages.usualColumns),
    },
    {
      fields: ['schedule'],
      label: messages.when,
      value: () => (schedule ? scheduleText(schedule, { locale, say }) : ''),
    },
    {
      fields: ['emailFrequency'],
      label: messages.sendAgain,
      value: () => {
        if (!emailFrequency) return '';
        const units = emailFrequency.units === 'days' ? messages.daysUnit : messages.hours;
        const zone = zoneText(emailFrequency.timezone ?? DEFAULT_SCHEDULE_TIME_ZONE, locale);
        return `${emailFrequency.value} ${units}, ${zone}`;
      },
    },
    { fields: ['reportHistoryTimeframe'], label: messages.period, value: () => (days ? messages.days(days) : '') },
    {
      fields: ['assetThreshold'],
      label: messages.threshold,
      value: () => (assetThreshold ? `${messages[assetThreshold.comparison]} ${assetThreshold.trailers}` : ''),
    },
    { fields: ['notifyEmails'], label: messages.emails, value: () => list(report.notifyEmails) },
    { fields: ['formats'], label: messages.files, value: () => list(report.formats.map((id) => id.toUpperCase())) },
    {
      fields: ['whenEmpty'],
      label: messages.whenEmpty,
      value: () => say(WHEN_EMPTY.find(({ id }) => id === report.whenEmpty)?.label ?? ''),
    },
    { fields: ['isActive'], label: messages.active, value: () => messages.activeState(report.isActive) },
  ];
}
