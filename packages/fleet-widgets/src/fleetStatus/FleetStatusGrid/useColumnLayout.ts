import type { FleetStatusField } from '@gladhand/domain/fleet-status';
import { isOffered, useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { sensorsOfColumns } from '@gladhand/domain/trailers';
import { useMessages } from '@gladhand/ui';
import type { GridLayout } from '@gladhand/ui/grid';
import { useMemo } from 'react';
import { saveOrder, sensorOrderQuery } from '../../internal/sensorOrder';
import { defaultLayout } from './defaultLayout';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import { useHostState } from './useHostState';

const ORDER_STALE_MS = 300_000;

/**
 * The layout of the grid, kept by the host. Its order of sensors is the user's, everywhere; without a stored layout,
 * the grid starts with that order.
 */
export function useColumnLayout(
  fields: readonly FleetStatusField[],
  given: GridLayout | undefined,
  onChange: ((layout: GridLayout) => void) | undefined,
): [GridLayout, (layout: GridLayout) => void] {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const { api, can, notify } = useWidgetHost();
  const orders = useApiQuery(sensorOrderQuery, {
    staleMs: ORDER_STALE_MS,
    enabled: given === undefined && isOffered(api, 'trailers.sensorOrder'),
  });
  const saved = orders.data?.fleetColumnOrder;
  const initial = useMemo(() => defaultLayout(fields, saved), [fields, saved]);
  const [layout, setLayout] = useHostState(given, onChange, initial);
  const save = useApiMutation(saveOrder);
  const maySave = can('saveSensorOrder') && isOffered(api, 'trailers.saveSensorOrder');

  function change(next: GridLayout) {
    setLayout(next);
    const sensors = sensorsOfColumns(next.order);
    if (sensors.join() === sensorsOfColumns(layout.order).join() || !maySave) return;
    save.mutate(
      { fleetColumnOrder: sensors },
      {
        onError: ({ message }) => notify({ tone: 'caution', title: messages.orderSavedLocally, detail: message }),
      },
    );
  }
  return [layout, change];
}
