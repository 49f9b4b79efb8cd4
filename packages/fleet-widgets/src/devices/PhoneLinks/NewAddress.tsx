import { Banner, CopyButton, useMessages } from '@gladhand/ui';
import { PHONE_LINKS_MESSAGES } from './messages';
import * as S from './PhoneLinks.styles';

/** The URL for a phone, shown only once, with instructions. */
export function NewAddress({ url }: { url: string }) {
  const messages = useMessages(PHONE_LINKS_MESSAGES);

  return (
    <Banner tone="good" title={messages.copyNow}>
      <S.Address>
        <code>{url}</code>
        <CopyButton text={url} label={messages.copyAddress} size="xsmall" />
      </S.Address>
      <ol>
        <li>{messages.openAppStep}</li>
        <li>{messages.enterAddressStep}</li>
        <li>{messages.turnOnStep}</li>
      </ol>
    </Banner>
  );
}
