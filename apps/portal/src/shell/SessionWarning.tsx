import { formatDate } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { ConfirmDialog } from '@gladhand/ui';
import { useState } from 'react';
import { useSession, useSessionState } from '../session/SessionContext';
import { SHELL_MESSAGES as TEXT } from './messages';

/** Offers to stay signed in, two minutes before a session ends. */
export function SessionWarning() {
  const session = useSession();
  const state = useSessionState();
  const { timeZone } = useWidgetHost();
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
      title={TEXT.sessionEnding}
      confirmLabel={TEXT.staySignedIn}
      cancelLabel={TEXT.signOut}
      working={working}
      onConfirm={stay}
    >
      {TEXT.sessionEndingDetail(formatDate(state.endsAt, 'shortDateTime', timeZone))}
    </ConfirmDialog>
  );
}
