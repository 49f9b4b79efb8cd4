import { failureOf } from '@gladhand/domain';
import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  ChevronUpIcon,
  EmptyState,
  FailedState,
  Icon,
  Skeleton,
  Timeline,
  type TimelineEvent,
  useMessages,
} from '@gladhand/ui';
import { useMemo } from 'react';
import { ActivityIcon } from './ActivityIcon';
import { ActivitySentence } from './ActivitySentence';
import * as S from './AlertActivity.styles';
import { type ActivityTexts, detailText, sentenceText } from './activityTexts';
import { type AlertActivityView, EMPTY_ACTIVITY_VIEW, isFiltered } from './alertActivityView';
import { LineMenu } from './LineMenu';
import { ALERT_ACTIVITY_MESSAGES } from './messages';
import type { Activity } from './useActivity';

interface ActivityListProps {
  customerId: number;
  view: AlertActivityView;
  activity: Activity;
  texts: ActivityTexts;
  onChange: (change: Partial<AlertActivityView>) => void;
}

const WAITING_WIDTHS = ['62%', '48%', '70%', '55%', '66%', '44%', '58%', '50%'];
const NONE: readonly AlertActivityLine[] = [];

/** The loaded lines by day, what waits, and why there are none. */
export function ActivityList({ customerId, view, activity, texts, onChange }: ActivityListProps) {
  const messages = useMessages(ALERT_ACTIVITY_MESSAGES);
  const formats = useReadingFormats();
  const { now, timeZone, locale } = useWidgetHost();
  const { pages, shown, waiting, loadEarlier } = activity;
  const failure = pages.error ? failureOf(pages.error) : undefined;
  const lines = shown ?? NONE;
  const events = useMemo<TimelineEvent[]>(
    () =>
      lines.map((line) => ({
        id: line.id,
        at: new Date(line.at),
        icon: <ActivityIcon line={line} />,
        title: <ActivitySentence line={line} customerId={customerId} texts={texts} />,
        detail: detailText(line, texts),
        action: <LineMenu line={line} sentence={sentenceText(line, texts)} onOnly={onChange} />,
      })),
    [lines, customerId, texts, onChange],
  );
  const count = formats.count(lines.length);
  return (
    <>
      <S.Head>
        {shown && (
          <span role="status">{loadEarlier ? messages.newestLines(count) : messages.lines(lines.length, count)}</span>
        )}
        {waiting > 0 && (
          <Button
            size="xsmall"
            icon={<Icon icon={ChevronUpIcon} size={14} />}
            aria-label={messages.showNew(waiting, formats.count(waiting))}
            onClick={activity.showNew}
          >
            {messages.newOnes(formats.count(waiting))}
          </Button>
        )}
      </S.Head>
      <S.Body aria-label={messages.list} aria-busy={!shown && !failure}>
        {!shown && !failure && (
          <S.Waiting>
            {WAITING_WIDTHS.map((width) => (
              <Skeleton key={width} width={width} height={16} />
            ))}
          </S.Waiting>
        )}
        {!shown && failure && (
          <FailedState
            what={messages.theActivity}
            {...failure}
            onRetry={() => void pages.refetch()}
            retrying={pages.isFetching}
          />
        )}
        {shown?.length === 0 && (
          <S.Middle>
            {isFiltered(view) ? (
              <EmptyState
                edge="none"
                title={messages.noneMatch}
                action={
                  <Button onClick={() => onChange({ ...EMPTY_ACTIVITY_VIEW, customerId: view.customerId })}>
                    {messages.clearFilters}
                  </Button>
                }
              />
            ) : (
              <EmptyState edge="none" title={messages.none}>
                {messages.noneHint}
              </EmptyState>
            )}
          </S.Middle>
        )}
        {events.length > 0 && (
          <Timeline
            events={events}
            now={now()}
            timeZone={timeZone}
            locale={locale}
            headingLevel={2}
            onLoadMore={loadEarlier}
            loadingMore={pages.isFetchingNextPage}
            texts={{ more: messages.loadEarlier }}
          />
        )}
      </S.Body>
    </>
  );
}
