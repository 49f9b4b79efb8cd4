import { SharedLocation } from '@gladhand/fleet-widgets/sharing';
import { useLocation } from 'react-router';
import { mapEngine } from '../map';

/** A shared location. Its secret follows the '#', which browsers never send. */
export function SharedLocationRoute() {
  const { hash } = useLocation();
  return (
    <div style={{ blockSize: '100dvh' }}>
      <SharedLocation secret={hash.slice(1)} engine={mapEngine} />
    </div>
  );
}
