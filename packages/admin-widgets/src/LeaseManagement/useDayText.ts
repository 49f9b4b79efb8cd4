import { useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useCallback } from 'react';
import { LEASE_MESSAGES } from './messages';

/** Writes a day as the language of the page does, or that there is no end. */
export function useDayText(): (day: string | null) => string {
  const messages = useMessages(LEASE_MESSAGES);
  const { locale } = useWidgetHost();
  return useCallback(
    (day) =>
      day === null
        ? messages.noEnd
        : // A day has no time zone: its name is the same everywhere.
          new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'medium' }),
    [messages, locale],
  );
}
