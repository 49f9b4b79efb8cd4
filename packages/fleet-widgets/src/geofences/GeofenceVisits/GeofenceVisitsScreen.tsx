import { useWidgetHost } from '@gladhand/domain/react';
import { ArrowLeftIcon, EmptyState, Icon, IconButton, PageHeader, SegmentedControl, useMessages } from '@gladhand/ui';
import { useMemo, useState } from 'react';
import { type GeofenceVisitsView, periodOf } from '../internal/visitsView';
import { DwellPanel } from './DwellPanel';
import * as S from './GeofenceVisits.styles';
import { GEOFENCE_VISITS_MESSAGES } from './messages';
import { VisitGrid } from './VisitGrid';
import { VisitsFilters } from './VisitsFilters';

interface GeofenceVisitsScreenProps {
  view: GeofenceVisitsView;
  customerId: number | undefined;
  /** The user has several customers, and the view names none. */
  mustChoose: boolean;
  onViewChange: (view: GeofenceVisitsView) => void;
  onBack: (() => void) | undefined;
}

/** The table of visits without its data. */
export function GeofenceVisitsScreen({ view, customerId, mustChoose, ...props }: GeofenceVisitsScreenProps) {
  const messages = useMessages(GEOFENCE_VISITS_MESSAGES);

  const { now, timeZone } = useWidgetHost();
  // The period ends when the table was opened, so that pages and files have the same rows.
  const [opened] = useState(now);
  const period = useMemo(() => periodOf(view.range, timeZone, opened), [view.range, timeZone, opened]);
  const change = (next: Partial<GeofenceVisitsView>) => props.onViewChange({ ...view, ...next });
  const [exportSlot, setExportSlot] = useState<HTMLElement | null>(null);
  const shared = { view, period, now: opened, exportSlot };
  return (
    <S.Page>
      <PageHeader
        title={messages.title}
        back={
          props.onBack && (
            <IconButton label={messages.back} icon={<Icon icon={ArrowLeftIcon} />} onClick={props.onBack} />
          )
        }
        actions={
          <>
            <SegmentedControl
              label={messages.show}
              segments={[
                { value: 'visits', label: messages.visits },
                { value: 'dwell', label: messages.dwell },
              ]}
              value={view.tab}
              onChange={(tab) => change({ tab: tab as GeofenceVisitsView['tab'] })}
            />
            <span ref={setExportSlot} />
          </>
        }
      />
      {mustChoose && (
        <EmptyState edge="none" title={messages.noCustomer}>
          {messages.noCustomerHint}
        </EmptyState>
      )}
      {customerId !== undefined && (
        <>
          <VisitsFilters view={view} customerId={customerId} onChange={change} />
          {view.tab === 'visits' ? (
            <VisitGrid {...shared} customerId={customerId} />
          ) : (
            <DwellPanel {...shared} customerId={customerId} onBy={(by) => change({ by })} />
          )}
        </>
      )}
    </S.Page>
  );
}
