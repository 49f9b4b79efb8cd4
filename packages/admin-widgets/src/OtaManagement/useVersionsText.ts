import { useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { useCallback } from 'react';
import { OTA_MESSAGES } from './messages';

/** Versions with their numbers of devices as a list: '4.16.8 (12), 4.17.2 (70)'. */
export function useVersionsText(): (
  versions: readonly { version?: string | null | undefined; devices: number }[],
) => string {
  const messages = useMessages(OTA_MESSAGES);
  const { locale } = useWidgetHost();
  return useCallback(
    (versions) =>
      versions
        .map(({ version, devices }) =>
          messages.versionCount(version ?? messages.notReported, devices.toLocaleString(locale)),
        )
        .join(', ') || messages.none,
    [messages, locale],
  );
}
