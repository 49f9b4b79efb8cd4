import { SharedLocation } from '@gladhand/fleet-widgets';
import { useLocation } from 'react-router';
import { mapEngine } from '../map';

/** What a link shows to somebody outside. Its secret stands after the '#', which browsers send to nobody. */
export function SharedLocationRoute() {
  const { hash } = useLocation();
  return (
    <div style={{ blockSize: '100dvh' }}>
      <SharedLocation secret={hash.slice(1)} engine={mapEngine} />
    </div>
  );
}
