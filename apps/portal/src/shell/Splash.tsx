import { LogoMark, useMessages } from '@gladhand/ui';
import { START_MESSAGES } from '../messages';

interface SplashProps {
  /** Whether the server cannot be reached. @default false */
  unreachable?: boolean;
  /** Whether only the page is loading, below the menu. @default false */
  page?: boolean;
}

const LOOK = {
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  gap: 4,
  color: 'var(--gh-color-text-muted)',
  font: 'var(--gh-text-12)',
  textAlign: 'center',
} as const;
const NAME = { color: 'var(--gh-color-text-neutral)', font: '500 13px/20px var(--gh-font-sans)' } as const;

/** Shown while the session or a page loads. It has its own look, because the design system is still loading. */
export function Splash({ unreachable, page }: SplashProps) {
  const messages = useMessages(START_MESSAGES);
  return (
    <div role="status" style={{ ...LOOK, blockSize: page ? '100%' : '100dvh' }}>
      <LogoMark size={32} />
      <strong style={NAME}>{unreachable ? messages.unreachable : messages.product}</strong>
      {unreachable ? messages.retrying : messages.loading}
    </div>
  );
}
