import { formatLocalDate } from '@gladhand/domain/formats';
import { GEOFENCE_LIMITS, type Geofence } from '@gladhand/domain/geofences';
import { useApiMutation, useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, Menu, ProgressBar, useMessages } from '@gladhand/ui';
import { useEffect, useRef, useState } from 'react';
import { backfillQuery, cancelBackfill, startBackfill } from '../../internal/geofenceQueries';
import * as S from './Geofences.styles';
import { GEOFENCES_MESSAGES } from './messages';

const DAYS = [7, GEOFENCE_LIMITS.maxBackfillDays];
const REFRESH_MS = 1_000;

interface EarlierVisitsProps {
  geofence: Geofence;
  /** Called when a search has ended. */
  onFound: () => void;
}

/** Searches reports from before a geofence existed for visits, and says how far the search is. */
export function EarlierVisits({ geofence, onFound }: EarlierVisitsProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { can, notify, timeZone, locale } = useWidgetHost();
  const [isRunning, setIsRunning] = useState(false);
  const { customerId, id: geofenceId, isActive } = geofence;
  const key = { customerId, geofenceId };
  const { data: search } = useApiQuery(backfillQuery(key), { refreshMs: isRunning ? REFRESH_MS : undefined });
  const start = useApiMutation(startBackfill);
  const cancel = useApiMutation(cancelBackfill);

  const wasRunning = useRef(false);
  useEffect(() => {
    const isNow = search?.status === 'running';
    setIsRunning(isNow);
    if (wasRunning.current && !isNow) onFound();
    wasRunning.current = isNow;
  }, [search, onFound]);

  const canSearch = can('startGeofenceBackfill') && isActive;
  if (isRunning && search) {
    return (
      <S.Strip role="group" aria-label={messages.findEarlier}>
        <S.Progress>
          <ProgressBar
            label={messages.findingEarlier}
            value={search.percent}
            detail={formats.text(search.percent, '%')}
          />
        </S.Progress>
        {can('cancelGeofenceBackfill') && (
          <Button size="xsmall" working={cancel.isPending} onClick={() => cancel.mutate(key)}>
            {messages.stopSearch}
          </Button>
        )}
      </S.Strip>
    );
  }
  if (!canSearch && search?.status !== 'done') return null;
  return (
    <S.Strip>
      <S.Quiet role="status">
        {search?.status === 'done' &&
          messages.searchedSince(formatLocalDate(new Date(search.from), 'date', timeZone, locale))}
        {search?.status === 'outdated' && messages.searchOutdated}
      </S.Quiet>
      {canSearch && (
        <Menu.Root modal={false}>
          <Menu.Trigger asChild>
            <Button kind="link" size="xsmall" working={start.isPending}>
              {messages.findEarlier}
            </Button>
          </Menu.Trigger>
          <Menu.Content>
            {DAYS.map((days) => (
              <Menu.Item
                key={days}
                onSelect={() =>
                  start.mutate(
                    { ...key, days },
                    { onError: () => notify({ tone: 'critical', title: messages.searchFailed }) },
                  )
                }
              >
                {messages.lastDays(days)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Root>
      )}
    </S.Strip>
  );
}
