import { failureOf } from '@gladhand/domain';
import { formatLocalDate } from '@gladhand/domain/formats';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import type { TrailerDetail } from '@gladhand/domain/trailers';
import { Button, Reading, RelativeTime, Skeleton, useMessages } from '@gladhand/ui';
import { useMemo } from 'react';
import { severityTone } from '../../../internal/severityTone';
import { trailerQuery } from '../../../internal/trailerQuery';
import { Fact } from '../../../internal/trailerSummary/Fact';
import { HealthPill } from '../../../internal/trailerSummary/HealthPill';
import { StatusFacts, useFactSource } from '../../../internal/trailerSummary/StatusFacts';
import { subjectOfDetail, trailerBattery } from '../../../internal/trailerSummary/trailerSubject';
import * as S from './AssetStatus.styles';
import { ALERT_CASE_MESSAGES } from './messages';

const REFRESH_MS = 60_000;

/** The state of the trailer now, which may differ from that at the alert. */
export function AssetStatus({ vin }: { vin: string }) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const query = useApiQuery(trailerQuery(vin), { refreshMs: REFRESH_MS });
  const { data } = query;
  if (query.isError && !data && failureOf(query.error).forbidden) return null;
  return (
    <S.Section aria-label={messages.assetStatus} aria-busy={query.isPending}>
      {data && <Facts detail={data} />}
      {!data && <h3>{messages.assetStatus}</h3>}
      {query.isPending && <Skeleton height={36} />}
      {query.isError && !data && (
        <S.Line role="status">
          <span>{messages.assetFailed}</span>
          <Button size="xsmall" working={query.isFetching} onClick={() => void query.refetch()}>
            {messages.tryAgain}
          </Button>
        </S.Line>
      )}
    </S.Section>
  );
}

function Facts({ detail }: { detail: TrailerDetail }) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const formats = useReadingFormats();
  const { now: clock, timeZone, locale } = useWidgetHost();
  const now = useMemo(() => new Date(detail.asOf), [detail]);
  const subject = useMemo(() => subjectOfDetail(detail, now), [detail, now]);
  const battery = useMemo(() => trailerBattery(detail, now), [detail, now]);
  const moment = (at: Date) => formatLocalDate(at, 'longDateTime', timeZone, locale);
  const by = useFactSource(subject, moment);
  const { lastReport } = detail.trailer;
  return (
    <>
      <S.Line>
        <h3>{messages.assetStatus}</h3>
        <S.Quiet>{messages.assetNow}</S.Quiet>
        <HealthPill subject={subject} />
      </S.Line>
      <S.Grid>
        <StatusFacts subject={subject} moment={moment} />
        <Fact
          label={battery.kind === 'trailerBattery' ? messages.battery : messages.deviceBattery}
          unit={formats.unit('V')}
          reading={battery.volts}
          show={(volts) => formats.number(volts, 'V')}
          tone={battery.health ? severityTone(battery.health) : undefined}
          {...by(battery.kind)}
        />
        <Reading
          label={messages.lastReport}
          state={lastReport === null ? 'missing' : subject.silent ? 'stale' : 'fresh'}
          reason={lastReport === null ? messages.neverReported : undefined}
          value={
            lastReport !== null && (
              <RelativeTime at={new Date(lastReport)} now={clock} timeZone={timeZone} locale={locale} />
            )
          }
        />
      </S.Grid>
    </>
  );
}
