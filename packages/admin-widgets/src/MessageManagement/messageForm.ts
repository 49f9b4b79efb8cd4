import type { FeatureName } from '@gladhand/domain';
import { formatDate, instantOfWallTime } from '@gladhand/domain/formats';
import {
  type DeveloperMessage,
  type DeveloperMessageInput,
  MESSAGE_POLICY,
  type MessageProblem,
  MessageSeverity,
  messageProblems,
} from '@gladhand/domain/messages';
import type { RoleKind } from '@gladhand/domain/users';
import type { IsoDay, TimeOfDay } from '@gladhand/ui';
import type { Resolver } from 'react-hook-form';
import { resolverResult } from '../internal/RecordForm/fieldErrors';
import type { MESSAGE_MESSAGES } from './messages';

/** The entries of the dialog. Days and times are those of the page's time zone. */
export interface MessageEntry {
  severity: string;
  text: string;
  roles: string[];
  customerIds: string[];
  features: string[];
  fromDay: IsoDay | null;
  fromTime: TimeOfDay | null;
  untilDay: IsoDay | null;
  untilTime: TimeOfDay | null;
  isDismissible: boolean;
  showAgain: boolean;
}

export const NEW_ENTRY: MessageEntry = {
  ...{ severity: MessageSeverity.Info, text: '', roles: [], customerIds: [], features: [] },
  ...{ fromDay: null, fromTime: null, untilDay: null, untilTime: null, isDismissible: true, showAgain: false },
};

export function entryOf(message: DeveloperMessage, timeZone: string): MessageEntry {
  const [fromDay, fromTime] = wallTime(message.from, timeZone);
  const [untilDay, untilTime] = message.until ? wallTime(message.until, timeZone) : [null, null];
  return {
    ...{ severity: message.severity, text: message.text, roles: message.roles, features: message.features },
    customerIds: message.customers.map(({ id }) => String(id)),
    ...{ fromDay, fromTime, untilDay, untilTime, isDismissible: message.isDismissible, showAgain: false },
  };
}

function wallTime(instant: string, timeZone: string): [IsoDay, TimeOfDay] {
  const wall = formatDate(new Date(instant), 'iso', timeZone);
  return [wall.slice(0, 10) as IsoDay, wall.slice(11, 16) as TimeOfDay];
}

/** The day of an instant in a zone. */
export const dayOf = (at: Date, timeZone: string): IsoDay => wallTime(at.toISOString(), timeZone)[0];

/** A day and a time as an instant: null if both are empty, undefined if they aren't complete. A day begins at midnight. */
export function instantOf(day: string | null, time: string | null, timeZone: string): Date | null | undefined {
  if (day === null && time === null) return null;
  return day && time !== '' ? instantOfWallTime(day, time ?? '00:00', timeZone) : undefined;
}

/** The start of a saved message stays to the second, unless its minute was changed. */
function startOf(entry: MessageEntry, timeZone: string, saved?: DeveloperMessage): Date | null | undefined {
  if (saved) {
    const before = entryOf(saved, timeZone);
    if (before.fromDay === entry.fromDay && before.fromTime === entry.fromTime) return new Date(saved.from);
  }
  return instantOf(entry.fromDay, entry.fromTime, timeZone);
}

export const audienceOf = ({ roles, customerIds, features }: MessageEntry) => ({
  roles,
  customerIds: customerIds.map(Number),
  features,
});

/** What is saved. The times have been checked. */
export function inputOf(entry: MessageEntry, timeZone: string, saved?: DeveloperMessage): DeveloperMessageInput {
  return {
    ...{ severity: entry.severity, text: entry.text, isDismissible: entry.isDismissible, audience: audienceOf(entry) },
    from: startOf(entry, timeZone, saved)?.toISOString() ?? null,
    until: instantOf(entry.untilDay, entry.untilTime, timeZone)?.toISOString() ?? null,
  };
}

interface Check {
  timeZone: string;
  now: () => Date;
  messages: typeof MESSAGE_MESSAGES;
  locale: string;
  saved: DeveloperMessage | undefined;
}

const FIELD_OF: Readonly<Record<MessageProblem['field'], keyof MessageEntry>> = {
  ...{ severity: 'severity', text: 'text', roles: 'roles', customers: 'customerIds', features: 'features' },
  ...{ from: 'fromDay', until: 'untilDay' },
};

/** Checks the entries by the rules of the domain. */
export const checkEntry =
  ({ timeZone, now, messages, locale, saved }: Check): Resolver<MessageEntry> =>
  (entry) => {
    const from = startOf(entry, timeZone, saved);
    const until = instantOf(entry.untilDay, entry.untilTime, timeZone);
    const { severity, text, isDismissible } = entry;
    const audience = {
      ...audienceOf(entry),
      roles: entry.roles as RoleKind[],
      features: entry.features as FeatureName[],
    };
    const draft = { ...audience, severity, text, isDismissible, from: from ?? null, until: until ?? null };
    const problems: Partial<Record<keyof MessageEntry, string>> = {};
    for (const problem of messageProblems(draft, now())) {
      problems[FIELD_OF[problem.field]] ??= problemText(problem, messages, locale);
    }
    if (from === undefined) problems.fromDay = messages.invalidTime;
    if (until === undefined) problems.untilDay = messages.invalidTime;
    return resolverResult(entry, problems);
  };

const MAX_DAYS = MESSAGE_POLICY.maxAheadMs / 86_400_000;

function problemText(problem: MessageProblem, messages: typeof MESSAGE_MESSAGES, locale: string): string {
  switch (problem.field) {
    case 'text':
      switch (problem.code) {
        case 'missing':
          return messages.textMissing;
        case 'tooLong':
          return messages.textTooLong(MESSAGE_POLICY.textLength.toLocaleString(locale));
        case 'notPlain':
          return messages.textNotPlain;
        case 'tooDeep':
          return messages.textTooDeep(MESSAGE_POLICY.listLevels);
        case 'link':
          return messages.link(problem.value);
      }
      break;
    case 'customers':
      return messages.tooManyCustomers(MESSAGE_POLICY.customers);
    case 'from':
      return messages.fromTooFarAhead(MAX_DAYS);
    case 'until':
      switch (problem.code) {
        case 'missing':
          return messages.untilMissing;
        case 'past':
          return messages.untilPast;
        case 'beforeFrom':
          return messages.untilBeforeFrom;
        case 'tooLong':
          return messages.untilTooLong(MAX_DAYS);
      }
  }
  return messages.chooseKnown;
}
