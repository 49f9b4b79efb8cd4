import { formatDate, type NewSharedLink } from '@gladhand/domain';
import { useWidgetHost } from '@gladhand/domain/react';
import { Banner, CopyButton } from '@gladhand/ui';
import * as S from './ShareLocation.styles';

/** The address of a new link, told once. */
export function NewLink({ made }: { made: NewSharedLink }) {
  const { timeZone } = useWidgetHost();
  return (
    <Banner tone="good" title="Copy this link now: it is not told again">
      <S.Address>
        <code>{made.url}</code>
        <CopyButton text={made.url} label="Copy link" size="xsmall" />
      </S.Address>
      Whoever has it sees {made.link.names.join(', ')} without signing in, until{' '}
      {formatDate(new Date(made.link.expiresAt), 'longDateTime', timeZone)} or until you revoke it.
    </Banner>
  );
}
