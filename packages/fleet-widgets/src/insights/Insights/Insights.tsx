import { failureOf } from '@gladhand/domain';
import { customersQuery, useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  EmptyState,
  FailedState,
  PageHeader,
  SegmentedControl,
  Skeleton,
  StaleBanner,
  useMessages,
} from '@gladhand/ui';
import { useCallback, useState } from 'react';
import { CustomerSelect } from '../../internal/CustomerSelect';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { DwellPanel } from './DwellPanel';
import { ExternalDashboard } from './ExternalDashboard';
import { FaultPanel } from './FaultPanel';
import * as S from './Insights.styles';
import { InsightsToolbar } from './InsightsToolbar';
import { embedQuery, insightsQuery } from './insightsQueries';
import { EMPTY_INSIGHTS_VIEW, type InsightsView } from './insightsView';
import { LinePanel } from './LinePanel';
import { LINE_MEASURES } from './measures';
import { INSIGHTS_MESSAGES } from './messages';
import { againstOf, periodOf } from './periods';
import { TrailersDialog } from './TrailersDialog';
import { useInsightFormats } from './useInsightFormats';

const REFRESH_MS = 600_000;
const OWN = 'own';
const EXTERNAL = 'external';

export interface InsightsProps extends LocalizedProps {
  /** Period, filters and the open list. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: InsightsView | undefined;
  onViewChange?: ((view: InsightsView) => void) | undefined;
}

/** What the fleet did, day by day: utilization, dwell, miles, faults, reefer compliance and connectivity. */
export function Insights({ messages, ...props }: InsightsProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="Insights">
        <InsightsBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function InsightsBody(props: InsightsProps) {
  const messages = useMessages(INSIGHTS_MESSAGES);
  const { can, now } = useWidgetHost();
  const { count } = useReadingFormats();
  const write = useInsightFormats();
  const [own, setOwn] = useState(EMPTY_INSIGHTS_VIEW);
  const view = props.view ?? own;
  const { onViewChange } = props;
  const change = useCallback(
    (part: Partial<InsightsView>) => {
      const next = { ...view, ...part };
      setOwn(next);
      onViewChange?.(next);
    },
    [view, onViewChange],
  );
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 }).data ?? [];
  const [only, ...several] = customers;
  const customerId = view.customerId ?? (several.length === 0 ? (only?.id ?? null) : null);
  const filter = { customerId, groups: view.groups, vehicleTypes: view.vehicleTypes };
  const embed = useApiQuery(embedQuery(customerId), {
    enabled: can('insightEmbed'),
    staleMs: Number.POSITIVE_INFINITY,
  });
  const isExternal = view.isExternal && embed.data !== null;
  const period = periodOf(view, now());
  const against = againstOf(view.against, period);
  const query = useApiQuery(insightsQuery({ ...filter, customerId: view.customerId }, period, against), {
    keepPrevious: true,
    refreshMs: REFRESH_MS,
    enabled: !isExternal,
  });
  const { data } = query;
  const failure = query.error ? failureOf(query.error) : undefined;
  const retry = () => void query.refetch();
  const trailers = data?.period.days.at(-1)?.figures.trailers;
  return (
    <S.Page>
      <PageHeader
        title={messages.title}
        meta={data?.through && messages.through(write.longDay(data.through))}
        actions={
          <>
            {embed.data && (
              <SegmentedControl
                label={messages.pages}
                value={isExternal ? EXTERNAL : OWN}
                onChange={(page) => change({ isExternal: page === EXTERNAL })}
                segments={[
                  { value: OWN, label: messages.ownPages },
                  { value: EXTERNAL, label: messages.external },
                ]}
              />
            )}
            {several.length > 0 && (
              <CustomerSelect
                customers={customers}
                value={view.customerId}
                onChange={(id) => change({ customerId: id, groups: [] })}
              />
            )}
          </>
        }
      />
      {isExternal ? <ExternalDashboard customerId={customerId} /> : ownPages()}
    </S.Page>
  );

  function ownPages() {
    return (
      <>
        <InsightsToolbar view={view} onChange={change} />
        {failure && data && <StaleBanner reason={failure.message} onRetry={retry} retrying={query.isFetching} />}
        {trailers !== undefined && (
          <S.Count role="status">
            <bdi>{messages.trailers(trailers, count(trailers))}</bdi>
          </S.Count>
        )}
        {body()}
        {view.list && <TrailersDialog list={view.list} filter={filter} onClose={() => change({ list: null })} />}
      </>
    );
  }

  function body() {
    if (!data) {
      if (failure)
        return <FailedState what={messages.theInsights} {...failure} onRetry={retry} retrying={query.isFetching} />;
      return (
        <S.Panels aria-busy="true">
          {[...LINE_MEASURES, 'faults', 'dwell'].map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
            <Skeleton key={index} height={320} />
          ))}
        </S.Panels>
      );
    }
    if (data.through === null)
      return (
        <EmptyState edge="none" title={messages.none}>
          {messages.noneHint}
        </EmptyState>
      );
    if (data.period.days.length === 0)
      return (
        <EmptyState edge="none" title={messages.noDays}>
          {messages.noDaysHint}
        </EmptyState>
      );
    const [utilization, ...measures] = LINE_MEASURES.map((measure) => (
      <LinePanel key={measure.id} measure={measure} insights={data} onList={(list) => change({ list })} />
    ));
    return (
      <S.Panels>
        {utilization}
        <DwellPanel filter={filter} period={period} against={against} />
        {measures}
        <FaultPanel insights={data} onList={(list) => change({ list })} />
      </S.Panels>
    );
  }
}
