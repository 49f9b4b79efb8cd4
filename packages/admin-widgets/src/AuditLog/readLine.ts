import type { AuditLine } from '@gladhand/domain/administration';
import { formatLocalDate } from '@gladhand/domain/formats';
import { sentenceOf } from './auditActions';
import { fieldLabel, isShown } from './auditFields';
import { type ValueContext, valueText } from './auditValues';
import { AUDIT_MESSAGES } from './messages';

/** A line of the audit log in words, for the table and for files. */
export interface ReadLine {
  time: string;
  who: string;
  what: string;
  target: string;
  customer: string;
  /** Fields that changed. */
  changes: readonly { field: string; before: string; after: string }[];
  /** Further facts about the action. */
  facts: readonly { name: string; value: string }[];
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Describes a line of the audit log in words. */
export function readLine(line: AuditLine, context: ValueContext): ReadLine {
  const { action, changes, details } = line;
  const { texts, timeZone, locale } = context;
  const messages = texts?.messages ?? AUDIT_MESSAGES;
  const label = (field: string) => fieldLabel(field, texts?.fields, texts?.say);
  const text = (field: string, value: string | null) => valueText(action, field, value, context);
  return {
    time: formatLocalDate(new Date(line.at), 'shortDateTime', timeZone, locale),
    who: line.by ?? (action.startsWith('retention.') ? messages.system : messages.notSignedIn),
    what: sentenceOf(action, texts?.sentences),
    target: targetOf(line, messages),
    customer: line.customerName ?? '',
    changes: changes
      .filter(({ field }) => isShown(field))
      .map(({ field, before, after }) => ({
        field: label(field),
        before: text(field, before),
        after: text(field, after),
      })),
    facts: details
      .filter(({ name }) => isShown(name))
      .map(({ name, value }) => ({ name: label(name), value: text(name, value) })),
  };
}

/** All changes and facts, as one text each. */
export const factTexts = ({ changes, facts }: ReadLine): string[] => [
  ...changes.map(changeText),
  ...facts.map(({ name, value }) => `${name}: ${value}`),
];

/** 'Enabled: Yes → No'. */
export const changeText = ({ field, before, after }: ReadLine['changes'][number]): string =>
  `${field}: ${before} → ${after}`;

function targetOf({ action, subject }: AuditLine, messages: typeof AUDIT_MESSAGES): string {
  if (action === 'session.signInFailed' && subject === null) return messages.notAnAddress;
  if (subject === null) return '';
  return UUID.test(subject) ? messages.sharedLink : subject;
}
