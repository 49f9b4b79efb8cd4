import { otaReason } from '@gladhand/domain/ota';
import { useMessages, useWords } from '@gladhand/ui';
import { useCallback } from 'react';
import { OTA_MESSAGES } from './messages';

interface Failure {
  reason?: string | null | undefined;
  detail?: string | null | undefined;
}

/** Why a device failed or expired, in words. `target` is the version that it should report. */
export function useReasonText(): (failure: Failure, target: string) => string {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  return useCallback(
    ({ reason, detail }, target) => {
      if (!reason) return '';
      if (reason === 'wrongVersion' && detail) return messages.wrongVersion(detail, target);
      const label = say(otaReason(reason).label);
      return detail ? messages.reasonDetail(label, detail) : label;
    },
    [messages, say],
  );
}
