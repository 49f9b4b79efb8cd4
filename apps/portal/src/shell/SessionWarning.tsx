import { formatDate } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { ConfirmDialog } from '@gladhand/ui';
import { useState } from 'react';
import { useSession, useSessionState } from '../session/SessionContext';

/** Two minutes before a session ends by itself: an offer to stay, while that is possible. */
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
      title="Your session is about to end"
      confirmLabel="Stay signed in"
      cancelLabel="Sign out"
      working={working}
      onConfirm={stay}
    >
      You will be signed out at {formatDate(state.endsAt, 'shortDateTime', timeZone)}. The place where you are is
      remembered.
    </ConfirmDialog>
  );
}
