import { EmptyState, GlobeIcon, Icon, Link, useMessages } from '@gladhand/ui';
import * as S from './Freight.styles';
import { FREIGHT_MESSAGES } from './messages';

/** Leads to the partner's page in a tab of its own. */
export function PartnerLink({ url }: { url: string }) {
  const messages = useMessages(FREIGHT_MESSAGES);
  return (
    <S.Sheet>
      <EmptyState
        edge="none"
        icon={<Icon icon={GlobeIcon} size={22} />}
        title={messages.linkTitle}
        action={
          <Link href={url} target="_blank">
            {messages.openTab}
          </Link>
        }
      >
        {messages.linkHint(new URL(url).host)}
      </EmptyState>
    </S.Sheet>
  );
}
