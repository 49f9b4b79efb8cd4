import { EmptyState, LogoMark, useMessages } from '@gladhand/ui';
import { START_MESSAGES } from '../messages';

interface SplashProps {
  /** Whether the server cannot be reached. @default false */
  unreachable?: boolean;
  /** Whether only the page is loading, below the menu. @default false */
  page?: boolean;
}

/** Shown while the session or a page loads. */
export function Splash({ unreachable, page }: SplashProps) {
  const messages = useMessages(START_MESSAGES);
  return (
    <EmptyState
      role="status"
      edge="none"
      icon={<LogoMark size={32} />}
      title={unreachable ? messages.unreachable : messages.product}
      style={{ blockSize: page ? '100%' : '100dvh', justifyContent: 'center' }}
    >
      {unreachable ? messages.retrying : messages.loading}
    </EmptyState>
  );
}
