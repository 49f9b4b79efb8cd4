import { afterSignIn } from '@gladhand/domain/account';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { safeRedirect } from '../screens/publicPaths';
import { redirectMemory } from '../storage/redirectMemory';
import { useViewer } from '../viewer/ViewerContext';

/** Continues to the page that was requested before the sign-in. Technicians start on their Help page. */
export function AfterSignIn({ landing }: { landing: string }) {
  const { me } = useViewer();
  const [goal] = useState(() => afterSignIn({ roles: me.roles, stored: safeRedirect(redirectMemory.read()), landing }));
  // The remembered page is outside React.
  useEffect(() => redirectMemory.followed(), []);
  return <Navigate to={goal} replace />;
}
