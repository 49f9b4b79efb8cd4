import { customersQuery, useApiQuery } from '@gladhand/domain/react';
import { useCallback, useState } from 'react';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { EMPTY_VISITS_VIEW, type GeofenceVisitsView } from '../internal/visitsView';
import { GeofenceVisitsScreen } from './GeofenceVisitsScreen';

export interface GeofenceVisitsProps extends LocalizedProps {
  /** Filters. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: GeofenceVisitsView | undefined;
  onViewChange?: ((view: GeofenceVisitsView) => void) | undefined;
  /** Leads back to the geofences. Without it there is no button. */
  onBack?: (() => void) | undefined;
}

/** Visits of geofences as a table, and their dwell during a period, both as files too. */
export function GeofenceVisits({ messages, ...props }: GeofenceVisitsProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="GeofenceVisits">
        <GeofenceVisitsBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function GeofenceVisitsBody({ onViewChange, onBack, ...props }: GeofenceVisitsProps) {
  const [own, setOwn] = useState(EMPTY_VISITS_VIEW);
  const view = props.view ?? own;
  const customers = useApiQuery(customersQuery, { staleMs: 300_000, enabled: view.customerId === null });
  const [only, ...others] = customers.data ?? [];
  const customerId = view.customerId ?? (others.length === 0 ? only?.id : undefined);
  const change = useCallback(
    (next: GeofenceVisitsView) => {
      setOwn(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  return (
    <GeofenceVisitsScreen
      view={view}
      customerId={customerId}
      mustChoose={customers.isSuccess && customerId === undefined}
      onViewChange={change}
      onBack={onBack}
    />
  );
}
