import { Banner, useMessages } from '@gladhand/ui';
import { POSITIONS_MESSAGES } from './messages';

/** The worker for a large fleet couldn't start. */
export function WorkerBlocked() {
  const messages = useMessages(POSITIONS_MESSAGES);

  return <Banner title={messages.withoutWorker}>{messages.withoutWorkerHint}</Banner>;
}
