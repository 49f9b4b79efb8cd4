import { failureOf } from '@gladhand/domain';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import type { AftermarketDealer } from '@gladhand/domain/service';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  perLanguage,
  RelativeTime,
  Skeleton,
  useMessages,
} from '@gladhand/ui';
import { useState } from 'react';
import { allQuery, closestQuery } from '../../internal/serviceCenters/centersQueries';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { DiagnosticEmail } from './DiagnosticEmail';
import type { EmailOutcome } from './emailOutcome';
import { SERVICE_CENTERS_MESSAGES } from './messages';
import { ServiceCenter } from './ServiceCenter';
import * as S from './ServiceCenters.styles';

export interface ServiceCentersProps extends LocalizedProps {
  /** The trailer that needs service. */
  vin: string;
  /** Its unit ID, which the dialog shows before an email is sent. */
  unitId: string;
}

const whyNowhereOf = perLanguage(
  (messages: typeof SERVICE_CENTERS_MESSAGES): Readonly<Record<string, string>> => ({
    positionNotInstalled: messages.noGps,
    neverReported: messages.noPositionYet,
  }),
);

/** The nearest service centers, and an email to one of them about the faults of the trailer. */
export function ServiceCenters({ messages, ...props }: ServiceCentersProps) {
  return (
    <WidgetTexts messages={messages}>
      <ServiceCentersBody {...props} />
    </WidgetTexts>
  );
}

function ServiceCentersBody({ vin, unitId }: ServiceCentersProps) {
  const messages = useMessages(SERVICE_CENTERS_MESSAGES);
  const formats = useReadingFormats();

  const { now, timeZone, locale } = useWidgetHost();
  const [asked, setAsked] = useState<AftermarketDealer>();
  const [outcome, setOutcome] = useState<EmailOutcome & { dealerId: string }>();
  const [showAll, setShowAll] = useState(false);
  const closest = useApiQuery(closestQuery(vin));
  const nowhere = closest.data?.reason != null;
  const all = useApiQuery(allQuery, { enabled: nowhere || showAll });

  if (closest.isPending) return <Waiting />;
  if (!closest.data) {
    return (
      <FailedState
        what={messages.nearestList}
        {...failureOf(closest.error)}
        onRetry={() => void closest.refetch()}
        retrying={closest.isFetching}
      />
    );
  }
  const { from, reason, place, placeReportedAt, dealers } = closest.data;
  const isWhole = nowhere || showAll;
  const miles = new Map(dealers.map((one) => [one.dealer.id, one.miles]));
  const shown = isWhole ? all.data : dealers.map(({ dealer }) => dealer);
  return (
    <>
      {reason !== null && (
        <Banner tone="neutral" title={messages.noPosition}>
          {messages.allListedBecause(whyNowhereOf(messages)[reason] ?? messages.noKnownPosition)}
        </Banner>
      )}
      {reason === null && (
        <S.From>
          {showAll ? (
            messages.allByName
          ) : from === 'caller' ? (
            messages.distanceFromUser
          ) : (
            <>
              {messages.distanceFromTrailer} ({place ?? messages.unknownPlace}
              {placeReportedAt && (
                <>
                  , <RelativeTime at={new Date(placeReportedAt)} now={now} timeZone={timeZone} locale={locale} />{' '}
                  {messages.ago}
                </>
              )}
              ).
            </>
          )}
        </S.From>
      )}
      {isWhole && all.isPending && <Waiting />}
      {isWhole && all.isError && (
        <FailedState
          what={messages.fullList}
          {...failureOf(all.error)}
          onRetry={() => void all.refetch()}
          retrying={all.isFetching}
        />
      )}
      {shown?.length === 0 && (
        <EmptyState edge="none" title={messages.noServiceCenters}>
          {messages.noServiceCentersHint}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <S.Centers aria-label={messages.serviceCenters}>
          {shown.map((dealer) => (
            <ServiceCenter
              key={dealer.id}
              dealer={dealer}
              distance={miles.has(dealer.id) ? formats.text(miles.get(dealer.id), 'mi') : undefined}
              outcome={outcome?.dealerId === dealer.id ? outcome : undefined}
              onEmail={() => {
                setOutcome(undefined);
                setAsked(dealer);
              }}
            />
          ))}
        </S.Centers>
      )}
      {!nowhere && dealers.length > 0 && (
        <S.More>
          <Button kind="link" size="xsmall" onClick={() => setShowAll(!showAll)}>
            {showAll ? messages.showTheNearest : messages.showAll}
          </Button>
        </S.More>
      )}
      {asked && (
        <DiagnosticEmail
          vin={vin}
          unitId={unitId}
          dealer={asked}
          onClose={(next) => {
            setOutcome({ ...next, dealerId: asked.id });
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

function Waiting() {
  const messages = useMessages(SERVICE_CENTERS_MESSAGES);

  return (
    <S.Waiting role="status" aria-busy="true" aria-label={messages.loading}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </S.Waiting>
  );
}
