import type { Customer } from '@gladhand/domain/customers';
import { useWidgetHost } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import { AUDIT_SENTENCES } from './auditActions';
import { AUDIT_FIELDS } from './auditFields';
import type { ValueContext } from './auditValues';
import { AUDIT_MESSAGES } from './messages';

/** What lines are written with in the language of the page. */
export function useValueContext(customers: readonly Customer[]): ValueContext {
  const messages = useMessages(AUDIT_MESSAGES);
  const sentences = useMessages(AUDIT_SENTENCES);
  const fields = useMessages(AUDIT_FIELDS);
  const say = useWords();
  const { timeZone, units, locale } = useWidgetHost();
  return { customers, timeZone, units, locale, texts: { messages, sentences, fields, say } };
}
