import { EmptyState, LogoMark } from '@gladhand/ui';

/** While it is not known yet who is there. */
export function Splash({ unreachable }: { unreachable?: boolean }) {
  return (
    <EmptyState
      role="status"
      edge="none"
      icon={<LogoMark size={32} />}
      title={unreachable ? 'The server cannot be reached' : 'Gladhand'}
      style={{ blockSize: '100dvh', justifyContent: 'center' }}
    >
      {unreachable ? 'Trying again every few seconds.' : 'One moment please.'}
    </EmptyState>
  );
}
