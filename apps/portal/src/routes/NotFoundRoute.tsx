import { Button, EmptyState } from '@gladhand/ui';
import { useNavigate } from 'react-router';
import { trackingPath } from '../paths';

/** The fallback page; its texts are specified. */
export function NotFoundRoute() {
  const navigate = useNavigate();
  return (
    <EmptyState
      edge="none"
      title={<h1 style={{ font: 'inherit', margin: 0 }}>Page was not found</h1>}
      action={<Button onClick={() => navigate(trackingPath())}>Go to Tracking Page</Button>}
      style={{ blockSize: '100%', justifyContent: 'center' }}
    >
      Sorry, the page you are trying to view does not exist.
    </EmptyState>
  );
}
