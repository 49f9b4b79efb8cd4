import type { ComponentProps } from 'react';
import { Banner } from '../Banner/Banner';
import { Button } from '../Button/Button';
import { useMessages } from '../locale/LocaleProvider';
import { useWords } from '../locale/words';
import { STALE_BANNER_MESSAGES, type StaleBannerTexts } from './messages';

export interface StaleBannerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Why the refresh failed, as a sentence. */
  reason: string;
  /** When the data on the screen was current, as text with its time zone. Leave it out if unknown. */
  asOf?: string | undefined;
  /** Refreshes the data. */
  onRetry: () => void;
  /** A refresh is in progress. @default false */
  retrying?: boolean | undefined;
  /** Texts to replace. */
  texts?: Partial<StaleBannerTexts> | undefined;
}

/** Stays above data whose refresh failed, until one succeeds. */
export function StaleBanner({ reason, asOf, onRetry, retrying, texts, ...rest }: StaleBannerProps) {
  const messages = useMessages(STALE_BANNER_MESSAGES);
  const say = useWords();

  const words = { ...messages, ...texts };
  const showing = asOf === undefined ? words.showingLastKnown : words.showing(asOf);
  return (
    <Banner
      {...rest}
      tone="caution"
      title={words.title}
      action={
        <Button kind="link" size="xsmall" onClick={onRetry} working={retrying}>
          {words.retry}
        </Button>
      }
    >
      {`${say(reason).replace(/\.?$/, '.')} ${showing}`}
    </Banner>
  );
}
