import { Banner, CopyButton } from '@gladhand/ui';
import * as S from './PhoneLinks.styles';

/** The address of a phone, told once, and what to do with it. */
export function NewAddress({ url }: { url: string }) {
  return (
    <Banner tone="good" title="Copy this address now: it is not told again">
      <S.Address>
        <code>{url}</code>
        <CopyButton text={url} label="Copy address" size="xsmall" />
      </S.Address>
      <ol>
        <li>Open Traccar Client on the phone and its settings.</li>
        <li>Put the address in as the server URL. The device identifier does not matter.</li>
        <li>Switch tracking on. The first position appears on the map within a minute.</li>
      </ol>
    </Banner>
  );
}
