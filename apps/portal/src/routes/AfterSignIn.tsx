import { afterSignIn } from '@gladhand/domain';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { safeRedirect } from '../paths';
import { redirectMemory } from '../storage/redirectMemory';
import { useViewer } from '../viewer/ViewerContext';

/** Sends people on to where they wanted to go; technicians start at their help page. */
export function AfterSignIn({ landing }: { landing: string }) {
  const { me } = useViewer();
  const [goal] = useState(() => afterSignIn({ roles: me.roles, stored: safeRedirect(redirectMemory.read()), landing }));
  // The remembered place is outside React.
  useEffect(() => redirectMemory.followed(), []);
  return <Navigate to={goal} replace />;
}
