import { type FleetStatusField, sensorsOfColumns } from '@gladhand/domain';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import type { GridLayout } from '@gladhand/ui';
import { useMemo } from 'react';
import { saveOrder, sensorOrderQuery } from '../internal/sensorOrder';
import { defaultLayout } from './defaultLayout';
import { useHostState } from './useHostState';

const ORDER_STALE_MS = 300_000;

/**
 * The layout of the grid. It is kept where the host keeps it; the order of the sensors in it is the user's everywhere, so
 * a place without a layout of its own begins with that.
 */
export function useColumnLayout(
  fields: readonly FleetStatusField[],
  given: GridLayout | undefined,
  onChange: ((layout: GridLayout) => void) | undefined,
): [GridLayout, (layout: GridLayout) => void] {
  const { can, notify } = useWidgetHost();
  const orders = useApiQuery(sensorOrderQuery, { staleMs: ORDER_STALE_MS, enabled: given === undefined });
  const saved = orders.data?.fleetColumnOrder;
  const initial = useMemo(() => defaultLayout(fields, saved), [fields, saved]);
  const [layout, setLayout] = useHostState(given, onChange, initial);
  const save = useApiMutation(saveOrder);

  function change(next: GridLayout) {
    setLayout(next);
    const sensors = sensorsOfColumns(next.order);
    if (sensors.join() === sensorsOfColumns(layout.order).join() || !can('saveSensorOrder')) return;
    save.mutate(
      { fleetColumnOrder: sensors },
      {
        onError: ({ message }) =>
          notify({ tone: 'caution', title: 'The order of columns is kept on this device only', detail: message }),
      },
    );
  }
  return [layout, change];
}
