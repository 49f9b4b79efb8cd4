import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { useMessages } from '@gladhand/ui';
import { alertTime } from '../../internal/alertTime';
import { MAIL_OPT_OUTS_MESSAGES } from '../OptOuts/messages';
import { optOutText } from '../OptOuts/optOutText';
import * as S from '../Webhooks/Webhooks.styles';
import { DeliverySection } from './DeliverySection';
import { customerOptOutsQuery } from './deliveryQueries';
import { ALERT_DELIVERY_MESSAGES } from './messages';

/** Addresses of a customer that have unsubscribed from emails about alerts. Only they can subscribe again. */
export function CustomerOptOuts({ customerId }: { customerId: number }) {
  const messages = useMessages(ALERT_DELIVERY_MESSAGES);
  const words = useMessages(MAIL_OPT_OUTS_MESSAGES);
  const { now, timeZone, locale } = useWidgetHost();
  const list = useApiInfiniteQuery(customerOptOutsQuery(customerId));
  const rows = list.data?.pages
    .flatMap((page) => page.optOuts)
    .map((optOut) => (
      <S.Row key={optOut.id} data-columns="2">
        <S.About>
          <strong>
            <bdi>{optOut.address}</bdi>
          </strong>
          <span>{messages.since(alertTime(new Date(optOut.since), now(), timeZone, locale))}</span>
        </S.About>
        <span>{optOutText(optOut, words)}</span>
      </S.Row>
    ));
  return (
    <DeliverySection
      title={messages.optOuts}
      about={messages.aboutOptOuts}
      what={messages.theOptOuts}
      empty={{ title: messages.noOptOuts, hint: messages.noOptOutsHint }}
      list={list}
      rows={rows}
    />
  );
}
