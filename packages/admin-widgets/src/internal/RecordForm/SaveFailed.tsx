import { type ApiError, ApiErrorCode } from '@gladhand/domain';
import { Banner, useMessages, useWords } from '@gladhand/ui';
import { COMMON_MESSAGES } from '../messages';

interface SaveFailedProps {
  error: ApiError | null;
  /** @default 'Not saved' */
  title?: string;
  /** Says that the entries are kept. @default 'Your entries are still here.' */
  kept?: string;
}

/** Above a form whose save failed. A conflict has its own banner, `SaveConflict`. */
export function SaveFailed({ error, title, kept }: SaveFailedProps) {
  const messages = useMessages(COMMON_MESSAGES);
  const say = useWords();

  if (!error || error.code === ApiErrorCode.Conflict) return null;
  return (
    <Banner tone="critical" title={title ?? messages.notSaved}>
      {[say(error.message), kept ?? messages.kept].filter(Boolean).join(' ')}
    </Banner>
  );
}
