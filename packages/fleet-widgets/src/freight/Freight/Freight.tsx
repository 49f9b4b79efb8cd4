import { failureOf } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import {
  EmptyState,
  FailedState,
  Icon,
  PageHeader,
  SettingsIcon,
  Skeleton,
  StaleBanner,
  useMessages,
} from '@gladhand/ui';
import { useState } from 'react';
import { PageFrame } from '../../internal/pageFrame/PageFrame';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { Agreement } from './Agreement';
import * as S from './Freight.styles';
import { freightQuery } from './freightQueries';
import { FREIGHT_MESSAGES } from './messages';
import { PartnerLink } from './PartnerLink';

export interface FreightProps extends LocalizedProps {
  /**
   * Where the partner's page opens: in the widget, or in a tab of its own. @default in the widget with the feature
   * FreightIframe, else in a tab
   */
  opensIn?: 'widget' | 'tab' | undefined;
}

/** The page of the freight partner. It opens once the user has accepted the present version of the agreement. */
export function Freight({ messages, ...props }: FreightProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="Freight">
        <FreightBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function FreightBody({ opensIn }: FreightProps) {
  const messages = useMessages(FREIGHT_MESSAGES);
  const { hasFeature, locale } = useWidgetHost();
  const freight = useApiQuery(freightQuery);
  const [isNew, setIsNew] = useState(false);
  const failure = freight.error ? failureOf(freight.error) : undefined;
  const opensInWidget = opensIn ? opensIn === 'widget' : hasFeature('FreightIframe');
  return (
    <S.Page>
      <PageHeader title={messages.title} />
      {failure && freight.data && (
        <StaleBanner reason={failure.message} onRetry={() => void freight.refetch()} retrying={freight.isFetching} />
      )}
      {body()}
    </S.Page>
  );

  function body() {
    const { data } = freight;
    if (!data) {
      if (!failure) {
        return (
          <S.Sheet aria-busy="true">
            <Skeleton height={180} />
          </S.Sheet>
        );
      }
      return (
        <FailedState
          what={messages.thePage}
          {...failure}
          onRetry={() => void freight.refetch()}
          retrying={freight.isFetching}
        />
      );
    }
    if (data.url)
      return opensInWidget ? (
        <PageFrame key={data.url} url={data.url} title={messages.frame(new URL(data.url).host)} />
      ) : (
        <PartnerLink url={data.url} />
      );
    if (data.agreement) {
      return (
        <Agreement
          key={data.agreement.version}
          agreement={data.agreement}
          isNew={isNew}
          onChanged={async () => {
            await freight.refetch();
            setIsNew(true);
          }}
        />
      );
    }
    const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(data.missingSettings);
    return (
      <S.Sheet>
        <EmptyState edge="none" icon={<Icon icon={SettingsIcon} size={22} />} title={messages.notSetUp}>
          {messages.missing(names)}
        </EmptyState>
      </S.Sheet>
    );
  }
}
