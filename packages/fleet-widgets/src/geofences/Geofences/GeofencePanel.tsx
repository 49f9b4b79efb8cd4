import { durationText } from '@gladhand/domain/formats';
import type { Geofence } from '@gladhand/domain/geofences';
import { useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, IconButton, Link, PencilIcon, Select, Stat, useMessages, XIcon } from '@gladhand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { visitsQuery } from '../../internal/geofenceQueries';
import { useElementSize } from '../../internal/useElementSize';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import { EMPTY_VISITS_VIEW, encodeGeofenceVisits } from '../internal/visitsView';
import { EarlierVisits } from './EarlierVisits';
import * as S from './Geofences.styles';
import type { VisitPeriod } from './geofencesView';
import { GEOFENCES_MESSAGES } from './messages';

import { VisitList } from './VisitList';
import { YardCheck } from './YardCheck';

const DAY_MS = 86_400_000;
const PAGE_ROWS = 50;
const MAX_ROWS = 500;

interface GeofencePanelProps {
  geofence: Geofence;
  category: CategoryChoice;
  checkAt: Date | null;
  onCheck: (at: Date | null) => void;
  onEdit: ((geofence: Geofence) => void) | undefined;
  /** Which visits are listed. */
  period: VisitPeriod;
  onPeriod: (period: VisitPeriod) => void;
  onClose: () => void;
  /** Called with the width of the panel, which covers this much of the map. */
  onWidth: (widthPx: number) => void;
}

/** Who is in a geofence, who was, and who was at an instant. */
export function GeofencePanel(props: GeofencePanelProps) {
  const messages = useMessages(GEOFENCES_MESSAGES);
  const formats = useReadingFormats();

  const { now, locale, links } = useWidgetHost();
  const { geofence, category, checkAt, onCheck, period, onPeriod, onEdit, onClose, onWidth } = props;
  const frame = useRef<HTMLElement>(null);
  const { widthPx } = useElementSize(frame);
  useEffect(() => onWidth(widthPx), [onWidth, widthPx]);
  const [rows, setRows] = useState(PAGE_ROWS);
  const [opened] = useState(now);
  const { id: geofenceId, customerId, trailersInside, trailersOverFreeTime } = geofence;
  const visits = useApiQuery(
    visitsQuery({
      customerId,
      geofenceId,
      ...(checkAt
        ? { at: checkAt.toISOString() }
        : period === 'now'
          ? { openOnly: true }
          : { from: new Date(opened.getTime() - Number(period) * DAY_MS).toISOString() }),
      paginationInput: { pageSize: rows, pageNumber: 1 },
    }),
  );
  const table = links.geofenceVisits?.(
    encodeGeofenceVisits({
      ...{ ...EMPTY_VISITS_VIEW, customerId, geofenceId, openOnly: period === 'now' },
      ...(period === '31' && { range: { days: 31 } }),
    }),
  );
  const freeMinutes = geofence.freeMinutes ?? category.freeMinutes;
  const periods = useMemo(
    () => [
      { value: 'now', label: messages.trailersNow },
      { value: '7', label: messages.last7Days },
      { value: '31', label: messages.last31Days },
    ],
    [messages],
  );
  return (
    <S.Panel ref={frame} aria-label={geofence.name}>
      <S.PanelHead>
        <div>
          <h2>
            <bdi>{geofence.name}</bdi>
          </h2>
          <S.Quiet>
            {category.label} · {messages.freeTime(durationText(freeMinutes * 60_000, locale))}
          </S.Quiet>
        </div>
        {onEdit && (
          <Button size="xsmall" icon={<Icon icon={PencilIcon} />} onClick={() => onEdit(geofence)}>
            {messages.edit}
          </Button>
        )}
        <IconButton kind="quiet" label={messages.close} icon={<Icon icon={XIcon} />} onClick={onClose} />
      </S.PanelHead>
      <S.Strip>
        <Stat size="small" label={messages.trailersNow} value={formats.count(trailersInside)} />
        <Stat
          size="small"
          label={messages.overFree}
          value={formats.count(trailersOverFreeTime)}
          denominator={messages.of(formats.count(trailersInside))}
        />
      </S.Strip>
      <YardCheck at={checkAt} onChange={onCheck} visits={visits.data?.visits} />
      {!checkAt && (
        <S.Strip>
          <Select
            aria-label={messages.period}
            options={periods}
            value={period}
            onChange={(value) => {
              setRows(PAGE_ROWS);
              onPeriod((value ?? '7') as VisitPeriod);
            }}
          />
          {table && <Link href={table}>{messages.table}</Link>}
        </S.Strip>
      )}
      {!checkAt && <EarlierVisits geofence={geofence} onFound={visits.refetch} />}
      <VisitList
        visits={visits}
        emptyText={period === 'now' && !checkAt ? messages.noneInside : messages.noVisits}
        onMore={rows < MAX_ROWS ? () => setRows((before) => Math.min(MAX_ROWS, before * 2)) : undefined}
      />
    </S.Panel>
  );
}
