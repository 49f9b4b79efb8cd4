import { EmptyState, LogoMark } from '@gladhand/ui';

/** While it is not known yet who is there. */
export function Splash() {
  return (
    <EmptyState
      role="status"
      edge="none"
      icon={<LogoMark size={32} />}
      title="Gladhand"
      style={{ blockSize: '100dvh', justifyContent: 'center' }}
    >
      One moment please.
    </EmptyState>
  );
}
