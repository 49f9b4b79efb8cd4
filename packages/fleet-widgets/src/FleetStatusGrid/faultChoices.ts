import { FLEET_STATUS_FIELDS, type FleetStatusFilter } from '@gladhand/domain';
import { type FleetStatusView, filterOf } from './fleetStatusView';

export interface FaultChoice {
  label: string;
  filter: FleetStatusFilter;
}

/** The faults people look for, each as the filter of its column. */
export const FAULTS: readonly FaultChoice[] = [
  { label: 'ABS faults', filter: { field: 'absFault', in: ['CRITICAL', 'CAUTION'] } },
  { label: 'Tire inflation unstable', filter: { field: 'tis', in: ['unstable'] } },
  {
    label: 'Lights faults',
    filter: { field: 'lightFault', in: ['intermittent', 'lowCurrent', 'multiple', 'highCurrent'] },
  },
  { label: 'Trailer battery low', filter: { field: 'trailerBatteryStatus', in: ['NOTICE', 'CRITICAL'] } },
  { label: 'Device battery low', filter: { field: 'deviceBatteryStatus', in: ['NOTICE', 'CRITICAL'] } },
  { label: 'Not reporting', filter: { field: 'connectivityStatus', in: ['CRITICAL', 'NA'] } },
];

/** Whether the filter of a choice stands exactly so. */
export function isOn(view: FleetStatusView, { filter }: FaultChoice): boolean {
  const set = filterOf(view, filter.field)?.in ?? [];
  const wanted = filter.in ?? [];
  return set.length === wanted.length && wanted.every((id) => set.includes(id));
}

/** The choices of somebody with these features; one that is on stays, so that it can be taken away. */
export function faultChoices(hasFeature: (feature: string) => boolean, view: FleetStatusView): readonly FaultChoice[] {
  return FAULTS.filter((choice) => {
    const needed = FLEET_STATUS_FIELDS.find(({ id }) => id === choice.filter.field)?.filterFeature;
    return needed === undefined || hasFeature(needed) || isOn(view, choice);
  });
}
