import { LogoMark, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { START_MESSAGES } from '../messages';

interface SplashProps {
  /** Whether the server cannot be reached. @default false */
  unreachable?: boolean;
  /** Whether only the page is loading, below the menu. @default false */
  page?: boolean;
}

/** Shown while the session or a page loads. It has its own look, because the design system is still loading. */
export function Splash({ unreachable, page }: SplashProps) {
  const messages = useMessages(START_MESSAGES);
  return (
    <Box role="status" style={{ blockSize: page ? '100%' : '100dvh' }}>
      <LogoMark size={32} />
      <strong>{unreachable ? messages.unreachable : messages.product}</strong>
      {unreachable ? messages.retrying : messages.loading}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  place-content: center;
  place-items: center;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  text-align: center;

  > strong {
    margin-block-start: 8px;
    color: var(--gh-color-text-neutral);
    font: 500 13px/20px var(--gh-font-sans);
  }
`;
