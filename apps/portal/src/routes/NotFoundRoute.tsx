import { Button, EmptyState } from '@gladhand/ui';
import { useNavigate } from 'react-router';
import { HELP_LANDING_PATH, trackingPath } from '../paths';
import { useViewer } from '../viewer/ViewerContext';

/** The fallback page; its texts are specified. Whoever has no trailers goes on to Help. */
export function NotFoundRoute() {
  const navigate = useNavigate();
  const { can } = useViewer();
  return (
    <EmptyState
      edge="none"
      title={<h1 style={{ font: 'inherit', margin: 0 }}>Page was not found</h1>}
      action={
        can('/tracking/{vin?}') ? (
          <Button onClick={() => navigate(trackingPath())}>Go to Tracking Page</Button>
        ) : (
          <Button onClick={() => navigate(HELP_LANDING_PATH)}>Go to Help</Button>
        )
      }
      style={{ blockSize: '100%', justifyContent: 'center' }}
    >
      Sorry, the page you are trying to view does not exist.
    </EmptyState>
  );
}
