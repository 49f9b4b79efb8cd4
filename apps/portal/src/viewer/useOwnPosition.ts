import { POSITION_HEADER } from '@gladhand/domain';
import { scopedKey } from '@gladhand/domain/react';
import { toGeoUri } from '@gladhand/domain/service';
import { useEffect } from 'react';
import { useSession } from '../session/SessionContext';
import { useViewer } from './ViewerContext';

const OPTIONS: PositionOptions = { maximumAge: 5 * 60_000, timeout: 20_000 };
/** The queries that depend on the position. */
const DEPENDENT_QUERY = ['closestDealers'];

/**
 * Sends the position of this browser while a technician is signed in, to find the nearest service centers. It is kept in
 * memory only, and never requested from other roles.
 *
 * @param mayPrompt whether the browser may ask now. Otherwise the position is read only if that was allowed before
 */
export function useOwnPosition(mayPrompt: boolean): void {
  const session = useSession();
  const { can, queryClient } = useViewer();
  const isSent = can('action:sendGeolocation');
  // The position of the device is outside React.
  useEffect(() => {
    if (!isSent) return;
    let isOver = false;
    const read = () =>
      navigator.geolocation?.getCurrentPosition(
        ({ coords }) => {
          if (isOver) return;
          session.headers = { [POSITION_HEADER]: toGeoUri({ lat: coords.latitude, lng: coords.longitude }) };
          void queryClient.invalidateQueries({ queryKey: scopedKey(session.api, DEPENDENT_QUERY) });
        },
        // Without a position, distances are measured from the trailer.
        () => undefined,
        OPTIONS,
      );
    const readIfAllowed = async () => {
      const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
      if (!isOver && permission?.state === 'granted') read();
    };
    const readAgain = () => {
      if (document.visibilityState === 'visible') void readIfAllowed();
    };
    if (mayPrompt) read();
    else void readIfAllowed();
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      isOver = true;
      session.headers = {};
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [isSent, mayPrompt, session, queryClient]);
}
