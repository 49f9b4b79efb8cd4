import { formatLocalDate } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import type { NewSharedLink } from '@gladhand/domain/sharing';
import { Banner, CopyButton, useMessages } from '@gladhand/ui';
import { SHARE_LOCATION_MESSAGES } from './messages';
import * as S from './ShareLocation.styles';

/** The URL of a new link, shown only once. */
export function NewLink({ made }: { made: NewSharedLink }) {
  const messages = useMessages(SHARE_LOCATION_MESSAGES);

  const { locale, timeZone } = useWidgetHost();
  return (
    <Banner tone="good" title={messages.copyNow}>
      <S.Address>
        <code>{made.url}</code>
        <CopyButton text={made.url} label={messages.copyLink} size="xsmall" />
      </S.Address>
      {messages.linkEffect(
        made.link.trailers.map(({ name }) => name).join(', '),
        formatLocalDate(new Date(made.link.expiresAt), 'longDateTime', timeZone, locale),
      )}
    </Banner>
  );
}
