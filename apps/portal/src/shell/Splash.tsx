import { EmptyState, LogoMark } from '@gladhand/ui';

interface SplashProps {
  /** The server does not answer. @default false */
  unreachable?: boolean;
  /** The menu stands already; only the page is on its way. @default false */
  page?: boolean;
}

/** While it is not known yet who is there, or what they will see. */
export function Splash({ unreachable, page }: SplashProps) {
  return (
    <EmptyState
      role="status"
      edge="none"
      icon={<LogoMark size={32} />}
      title={unreachable ? 'The server cannot be reached' : 'Gladhand'}
      style={{ blockSize: page ? '100%' : '100dvh', justifyContent: 'center' }}
    >
      {unreachable ? 'Trying again every few seconds.' : 'One moment please.'}
    </EmptyState>
  );
}
