import { Icon, MoonIcon, SeverityIcon } from '@gladhand/ui';
import type { ShownState } from './maintenanceView';

const TONES = { critical: 'critical', caution: 'caution', notReporting: 'unknown' } as const;

/** The shape of a state. Its text must be next to it. */
export function StateIcon({ state, size }: { state: ShownState; size: number }) {
  return state === 'snoozed' ? <Icon icon={MoonIcon} size={size} /> : <SeverityIcon tone={TONES[state]} size={size} />;
}
