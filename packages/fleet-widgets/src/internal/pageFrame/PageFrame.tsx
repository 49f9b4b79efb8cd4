import { Banner, Button, Link, Spinner, useMessages } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { PAGE_FRAME_MESSAGES } from './messages';
import * as S from './PageFrame.styles';

/** A page that takes longer probably never comes. */
const SLOW_MS = 15_000;

/**
 * What the page may do: run as itself, send forms, and open windows. It can't navigate the page around it,
 * and gets neither its address nor the camera, the microphone or the position.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

interface PageFrameProps {
  url: string;
  /** Name of the frame. */
  title: string;
  /** Requests another address before the page is loaded again. @default the same address */
  onRetry?: (() => void) | undefined;
}

/** A page of another site in a frame, with a way out if it doesn't answer. */
export function PageFrame({ url, title, onRetry }: PageFrameProps) {
  const messages = useMessages(PAGE_FRAME_MESSAGES);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'waiting' | 'slow' | 'loaded'>('waiting');
  const { host } = new URL(url);

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('slow'), SLOW_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <S.Framed>
      <S.FrameBar>
        <span role="status">
          {state === 'waiting' && (
            <>
              <Spinner size={14} /> {messages.loading(host)}
            </>
          )}
          {state === 'loaded' && host}
        </span>
        <Link href={url} target="_blank">
          {messages.openTab}
        </Link>
      </S.FrameBar>
      {state === 'slow' && (
        <Banner
          tone="caution"
          title={messages.slow(host)}
          action={
            <Button
              size="xsmall"
              onClick={() => {
                onRetry?.();
                setAttempt((nth) => nth + 1);
                setState('waiting');
              }}
            >
              {messages.retry}
            </Button>
          }
        >
          {messages.slowHint}
        </Banner>
      )}
      <S.Frame
        key={attempt}
        src={url}
        title={title}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
      />
    </S.Framed>
  );
}
