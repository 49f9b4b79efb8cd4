import { Banner, Button, Link, Spinner, useMessages } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import * as S from './Freight.styles';
import { FREIGHT_MESSAGES } from './messages';

/** A page that takes longer probably never comes. */
const SLOW_MS = 15_000;

/**
 * What the partner's page may do: run as itself, send forms, and open windows. It can't navigate the page around it,
 * and gets neither its address nor the camera, the microphone or the position.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** The partner's page in a frame, with a way out if it doesn't answer. */
export function PartnerFrame({ url }: { url: string }) {
  const messages = useMessages(FREIGHT_MESSAGES);
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
        title={messages.frame(host)}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={() => setState('loaded')}
      />
    </S.Framed>
  );
}
