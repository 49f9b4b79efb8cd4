import { type AftermarketDealer, failureOf, formatMiles } from '@gladhand/domain';
import { useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, EmptyState, FailedState, RelativeTime, Skeleton } from '@gladhand/ui';
import { useState } from 'react';
import { allQuery, closestQuery } from './centersQueries';
import { DiagnosticEmail } from './DiagnosticEmail';
import type { EmailOutcome } from './emailOutcome';
import { ServiceCenter } from './ServiceCenter';
import * as S from './ServiceCenters.styles';

export interface ServiceCentersProps {
  /** The trailer that needs service. */
  vin: string;
  /** What its owner calls it: named in the dialog before a mail is sent. */
  unitId: string;
}

const WHY_NOWHERE: Readonly<Record<string, string>> = {
  positionNotInstalled: 'This trailer has no GPS sensor, so nobody knows what is near.',
  neverReported: 'This trailer has reported no position yet, so nobody knows what is near.',
};

/** The nearest service centers, and the mail that tells one of them what is wrong with the trailer. */
export function ServiceCenters({ vin, unitId }: ServiceCentersProps) {
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
        what="The list of service centers"
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
        <Banner tone="neutral" title="No place to start from">
          {WHY_NOWHERE[reason] ?? 'Nobody knows where this trailer is.'} All service centers stand here by name.
        </Banner>
      )}
      {reason === null && (
        <S.From>
          {showAll ? (
            'All service centers, by name.'
          ) : from === 'caller' ? (
            'As the crow flies from where you are now.'
          ) : (
            <>
              As the crow flies from {place ?? 'its last position'}
              {placeReportedAt && (
                <>
                  , where the trailer was{' '}
                  <RelativeTime at={new Date(placeReportedAt)} now={now} timeZone={timeZone} locale={locale} /> ago
                </>
              )}
              .
            </>
          )}
        </S.From>
      )}
      {isWhole && all.isPending && <Waiting />}
      {isWhole && all.isError && (
        <FailedState
          what="The list of all service centers"
          {...failureOf(all.error)}
          onRetry={() => void all.refetch()}
          retrying={all.isFetching}
        />
      )}
      {shown?.length === 0 && (
        <EmptyState edge="none" title="No service centers">
          Whoever runs this server has not listed any yet.
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <S.Centers aria-label="Service centers">
          {shown.map((dealer) => (
            <ServiceCenter
              key={dealer.id}
              dealer={dealer}
              distance={miles.has(dealer.id) ? formatMiles(miles.get(dealer.id)) : undefined}
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
            {showAll ? 'Show the nearest' : 'Show all service centers'}
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
  return (
    <S.Waiting role="status" aria-busy="true" aria-label="Loading the service centers">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </S.Waiting>
  );
}
