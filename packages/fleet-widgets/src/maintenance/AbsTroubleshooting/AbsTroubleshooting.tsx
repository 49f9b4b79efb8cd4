import { ApiErrorCode, failureOf } from '@gladhand/domain';
import type { AbsLifecycleList } from '@gladhand/domain/maintenance';
import { useApiQuery, useIsOffline, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { DAY_MS, FAULT_LEVELS, type FaultStatus } from '@gladhand/domain/readings';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  Link,
  PageHeader,
  RefreshCwIcon,
  SegmentedControl,
  Select,
  Skeleton,
  StaleBanner,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { useCallback, useMemo, useState } from 'react';
import { trailerQuery } from '../../internal/trailerQuery';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { AbsChart } from './AbsChart';
import { AbsPickers } from './AbsPickers';
import * as S from './AbsTroubleshooting.styles';
import { ABS_KEPT_MS, lifecyclesQuery } from './absQueries';
import { ABS_DAYS, ABS_STATUSES, type AbsView, EMPTY_ABS_VIEW } from './absView';
import { CodeCard } from './CodeCard';
import { FaultRecords } from './FaultRecords';
import { LifecycleLanes } from './LifecycleLanes';
import { ABS_MESSAGES } from './messages';
import { OpenedBefore } from './OpenedBefore';

const REFRESH_MS = 60_000;
const MAX_ROWS = 100;
const ALL = 'all';

export interface AbsTroubleshootingProps extends LocalizedProps {
  /** Trailer, filters and selection. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: AbsView | undefined;
  onViewChange?: ((view: AbsView) => void) | undefined;
}

/** The ABS faults of a trailer over time, and what each code means, what causes it and how it is repaired. */
export function AbsTroubleshooting({ messages, ...props }: AbsTroubleshootingProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="AbsTroubleshooting">
        <AbsBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function AbsBody(props: AbsTroubleshootingProps) {
  const messages = useMessages(ABS_MESSAGES);
  const { links } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_ABS_VIEW);
  const view = props.view ?? own;
  const { onViewChange } = props;
  const change = useCallback(
    (part: Partial<AbsView>) => {
      const next = { ...view, ...part };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const { vin } = view;
  const trailer = useApiQuery(trailerQuery(vin ?? ''), { enabled: vin !== null, staleMs: 60_000, keptMs: ABS_KEPT_MS })
    .data?.trailer;
  const query = useApiQuery(lifecyclesQuery(vin ?? ''), {
    enabled: vin !== null,
    refreshMs: REFRESH_MS,
    keptMs: ABS_KEPT_MS,
  });
  const isOffline = useIsOffline();
  const trailerHref = vin === null ? undefined : links.trailer?.(vin);
  return (
    <S.Page>
      <PageHeader
        title={messages.title}
        meta={trailer && <bdi>{`${trailer.unitId} · ${trailer.customerName ?? ''}`}</bdi>}
        actions={
          <>
            {trailerHref && <Link href={trailerHref}>{messages.openTrailer}</Link>}
            <IconButton
              label={messages.refresh}
              icon={<Icon icon={RefreshCwIcon} />}
              disabled={vin === null || query.isFetching || isOffline}
              onClick={() => void query.refetch()}
            />
            <AbsPickers
              vin={vin}
              unitId={trailer?.unitId}
              onChange={(next) => change({ vin: next, lifecycleId: null })}
            />
          </>
        }
      />
      {isOffline && <OpenedBefore vin={vin} onOpen={(next) => change({ vin: next, lifecycleId: null })} />}
      {vin === null ? (
        <EmptyState edge="none" title={messages.selectVin} />
      ) : (
        <Faults key={vin} vin={vin} query={query} view={view} onChange={change} />
      )}
    </S.Page>
  );
}

interface FaultsProps {
  vin: string;
  query: ReturnType<typeof useApiQuery<AbsLifecycleList>>;
  view: AbsView;
  onChange: (part: Partial<AbsView>) => void;
}

function Faults({ vin, query, view, onChange }: FaultsProps) {
  const messages = useMessages(ABS_MESSAGES);
  const say = useWords();
  const { count } = useReadingFormats();
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  const types = useMemo(
    () => [
      { value: ALL, label: messages.allFaultTypes },
      ...FAULT_LEVELS.map(({ id, label }) => ({ value: String(id), label: say(label) })),
    ],
    [messages, say],
  );
  const periods = useMemo(
    () => ABS_DAYS.map((days) => ({ value: String(days), label: messages.lastDays(days) })),
    [messages],
  );
  if (!data) {
    if (error?.code === ApiErrorCode.NotFound) {
      return (
        <EmptyState edge="none" title={messages.unknownTrailer}>
          {messages.unknownTrailerHint}
        </EmptyState>
      );
    }
    if (query.fetchStatus === 'paused') {
      return (
        <EmptyState edge="none" title={messages.notOpened}>
          {messages.notOpenedHint}
        </EmptyState>
      );
    }
    return error ? (
      <FailedState what={messages.theFaults} {...failureOf(error)} onRetry={retry} retrying={isFetching} />
    ) : (
      <S.Waiting role="status" aria-busy="true" aria-label={messages.loading}>
        <Skeleton height={180} />
        <Skeleton height={240} />
      </S.Waiting>
    );
  }
  const to = new Date(data.asOf);
  const from = new Date(to.getTime() - view.days * DAY_MS);
  const ofPeriod = data.lifecycles.filter(({ records }) =>
    records.some(({ faultEnd }) => faultEnd === null || new Date(faultEnd) > from),
  );
  const ofType = ofPeriod.filter(({ faultTypeId }) => view.faultTypeId === null || faultTypeId === view.faultTypeId);
  const shown = ofType.filter(({ status }) => view.status === null || status === view.status);
  const selected = shown.find(({ id }) => id === view.lifecycleId);
  const records = (selected ? [selected] : shown)
    .flatMap((lifecycle) => lifecycle.records)
    .sort((a, b) => Date.parse(b.faultStart) - Date.parse(a.faultStart));
  const inStatus = (status: FaultStatus) => ofType.filter((lifecycle) => lifecycle.status === status).length;
  return (
    <>
      {error && <StaleBanner reason={failureOf(error).message} onRetry={retry} retrying={isFetching} />}
      <S.Filters>
        <SegmentedControl
          label={messages.status}
          value={view.status ?? ALL}
          onChange={(status) => onChange({ status: ABS_STATUSES.find((one) => one === status) ?? null })}
          segments={[
            { value: ALL, label: messages.all, count: count(ofType.length) },
            ...ABS_STATUSES.map((status) => ({ value: status, label: say(status), count: count(inStatus(status)) })),
          ]}
        />
        <Select
          aria-label={messages.faultType}
          options={types}
          value={view.faultTypeId === null ? ALL : String(view.faultTypeId)}
          onChange={(value) => onChange({ faultTypeId: value === null || value === ALL ? null : Number(value) })}
        />
        <Select
          aria-label={messages.period}
          options={periods}
          value={String(view.days)}
          onChange={(value) => onChange({ days: ABS_DAYS.find((days) => String(days) === value) ?? 14 })}
        />
        {(view.status !== null || view.faultTypeId !== null) && (
          <Button kind="link" onClick={() => onChange({ status: null, faultTypeId: null })}>
            {messages.clear}
          </Button>
        )}
      </S.Filters>
      {data.isCut && <Banner tone="neutral" title={messages.isCut} />}
      {shown.length === 0 ? (
        <EmptyState edge="none" title={ofPeriod.length === 0 ? messages.none : messages.noneFound}>
          {ofPeriod.length === 0 ? messages.noneHint : messages.noneFoundHint}
        </EmptyState>
      ) : (
        <S.Content>
          <S.Main>
            <S.Part aria-label={messages.lifecycles}>
              <h2>{messages.lifecycles}</h2>
              <LifecycleLanes
                lifecycles={shown}
                from={from}
                to={to}
                selectedId={selected?.id ?? null}
                onSelect={(id) => onChange({ lifecycleId: id === selected?.id ? null : id })}
              />
            </S.Part>
            <AbsChart vin={vin} from={from} to={to} />
            <S.Part aria-label={messages.records}>
              <S.PartHead>
                <h2>{messages.records}</h2>
                <span role="status">
                  {selected ? messages.recordsOf(count(records.length)) : count(records.length)}
                </span>
                {selected && (
                  <Button kind="link" onClick={() => onChange({ lifecycleId: null })}>
                    {messages.showAll}
                  </Button>
                )}
              </S.PartHead>
              <FaultRecords records={records.slice(0, MAX_ROWS)} label={messages.records} />
            </S.Part>
          </S.Main>
          {selected ? (
            <CodeCard vin={vin} lifecycle={selected} />
          ) : (
            <S.Card aria-label={messages.card}>
              <S.CardPart>
                <p>{messages.choose}</p>
              </S.CardPart>
            </S.Card>
          )}
        </S.Content>
      )}
    </>
  );
}
