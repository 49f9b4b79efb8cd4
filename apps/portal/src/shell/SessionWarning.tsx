import { formatLocalDate } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { ConfirmDialog, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { useSession, useSessionState } from '../session/SessionContext';
import { SHELL_MESSAGES } from './messages';

/** Offers to stay signed in, two minutes before a session ends. */
export function SessionWarning() {
  const messages = useMessages(SHELL_MESSAGES);
  const session = useSession();
  const state = useSessionState();
  const { timeZone, locale } = useWidgetHost();
  const [working, setWorking] = useState(false);
  if (state.kind !== 'signedIn' || !state.endsAt) return null;
  const stay = async () => {
    setWorking(true);
    await session.stay();
    setWorking(false);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={() => void session.signOut()}
      title={messages.sessionEnding}
      confirmLabel={messages.staySignedIn}
      cancelLabel={messages.signOut}
      working={working}
      onConfirm={stay}
    >
      {messages.sessionEndingDetail(formatLocalDate(state.endsAt, 'shortDateTime', timeZone, locale))}
    </ConfirmDialog>
  );
}
