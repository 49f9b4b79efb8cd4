import type { ApiError } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { agoText, Banner, Button, RelativeTime } from '@gladhand/ui';
import { styled } from 'styled-components';

interface StaleBannerProps {
  error: ApiError;
  /** When the rows on the screen were answered. */
  asOf: Date | undefined;
  now: () => Date;
  busy: boolean;
  onRetry: () => void;
}

/** The newest refresh failed; what is on the screen stays, with its time. It goes away by itself on the next success. */
export function StaleBanner({ error, asOf, now, busy, onRetry }: StaleBannerProps) {
  const { timeZone, locale } = useWidgetHost();
  return (
    <Inset
      tone="caution"
      title="The newest readings did not load"
      action={
        <Button kind="link" size="xsmall" working={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message.replace(/\.$/, '')}.
      {asOf && (
        <>
          {' '}
          <RelativeTime
            at={asOf}
            now={now}
            timeZone={timeZone}
            locale={locale}
            format={(age) => `Showing what was known ${agoText(age)}.`}
          />
        </>
      )}
    </Inset>
  );
}

const Inset = styled(Banner)`
  margin: 0 var(--gh-layout-gutter) 8px;
  @media (max-width: 767px) {
    margin-inline: 16px;
  }
`;
