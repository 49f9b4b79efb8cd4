import { afterSignIn } from '@gladhand/domain';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { safeRedirect } from '../paths';
import { redirectMemory } from '../storage/redirectMemory';
import { useViewer } from '../viewer/ViewerContext';

/** Sends people on to where they wanted to go; technicians start at their help page and are asked where they are. */
export function AfterSignIn({ landing }: { landing: string }) {
  const { me } = useViewer();
  const [goal] = useState(() => afterSignIn({ roles: me.roles, stored: safeRedirect(redirectMemory.read()), landing }));
  // The browser's question about the location, and the forgotten target, are outside React.
  useEffect(() => {
    redirectMemory.remove();
    if (goal.askLocation)
      navigator.geolocation?.getCurrentPosition(
        () => undefined,
        () => undefined,
      );
  }, [goal]);
  return <Navigate to={goal.path} replace />;
}
