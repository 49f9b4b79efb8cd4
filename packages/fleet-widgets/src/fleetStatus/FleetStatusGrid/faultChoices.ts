import type { FeatureName } from '@gladhand/domain';
import { FLEET_STATUS_FIELDS, type FleetStatusFilter } from '@gladhand/domain/fleet-status';
import { perLanguage } from '@gladhand/ui';
import { type FleetStatusView, filterOf } from './fleetStatusView';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

export interface FaultChoice {
  label: string;
  filter: FleetStatusFilter;
}

/** Common faults, each as a filter of its column. */
export const faultsOf = perLanguage((messages: typeof FLEET_STATUS_GRID_MESSAGES): readonly FaultChoice[] => [
  { label: messages.absFaults, filter: { field: 'absFault', in: ['CRITICAL', 'CAUTION'] } },
  { label: messages.tireInflationUnstable, filter: { field: 'tis', in: ['unstable'] } },
  {
    label: messages.lightsFaults,
    filter: { field: 'lightFault', in: ['intermittent', 'lowCurrent', 'multiple', 'highCurrent'] },
  },
  {
    label: messages.trailerBatteryLow,
    filter: { field: 'trailerBatteryStatus', in: ['NOTICE', 'CRITICAL'] },
  },
  {
    label: messages.deviceBatteryLow,
    filter: { field: 'deviceBatteryStatus', in: ['NOTICE', 'CRITICAL'] },
  },
  { label: messages.notReporting, filter: { field: 'connectivityStatus', in: ['CRITICAL', 'NA'] } },
]);

/** Whether exactly this filter is set. */
export function isOn(view: FleetStatusView, { filter }: FaultChoice): boolean {
  const set = filterOf(view, filter.field)?.in ?? [];
  const wanted = filter.in ?? [];
  return set.length === wanted.length && wanted.every((id) => set.includes(id));
}

/** The choices that these features allow. A choice that is on stays, so that it can be removed. */
export function faultChoices(
  hasFeature: (feature: FeatureName) => boolean,
  view: FleetStatusView,
  messages = FLEET_STATUS_GRID_MESSAGES,
): readonly FaultChoice[] {
  return faultsOf(messages).filter((choice) => {
    const needed = FLEET_STATUS_FIELDS.find(({ id }) => id === choice.filter.field)?.filterFeature;
    return needed === undefined || hasFeature(needed) || isOn(view, choice);
  });
}
