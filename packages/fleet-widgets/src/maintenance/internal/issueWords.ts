import type { ShownIssue } from '@gladhand/domain/maintenance';
import { FAULT_SEVERITY_STATES } from '@gladhand/domain/maintenance';
import type { FieldIconName, Say, Tone } from '@gladhand/ui';
import type { ShownState } from './maintenanceView';

/** The state that the list shows. */
export const shownState = ({ isSnoozed, state }: Pick<ShownIssue, 'isSnoozed' | 'state'>): ShownState =>
  isSnoozed ? 'snoozed' : (state as ShownState);

/** 'Critical', 'Not Reporting'. */
export const stateText = (state: ShownState, say: Say): string =>
  say(FAULT_SEVERITY_STATES.find(({ id }) => id === state)?.label ?? state);

const TONES: Readonly<Record<ShownState, Tone>> = {
  critical: 'critical',
  caution: 'caution',
  notReporting: 'unknown',
  snoozed: 'neutral',
};
export const stateTone = (state: ShownState): Tone => TONES[state];

const ICONS: Readonly<Record<string, FieldIconName>> = {
  amberLamp: 'abs-lamp',
  tireInflation: 'tire-inflation',
  trailerBattery: 'battery',
  sensorNotReporting: 'gateway',
  plannedWork: 'odometer',
};
export const kindIcon = (kind: string): FieldIconName => ICONS[kind] ?? 'gateway';
