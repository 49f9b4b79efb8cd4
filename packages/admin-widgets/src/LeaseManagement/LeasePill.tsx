import { LEASE_STATES } from '@gladhand/domain/leases';
import { StatusPill, type Tone, useWords } from '@gladhand/ui';

const TONES: Readonly<Record<string, Tone>> = { active: 'good', ended: 'unknown', canceled: 'unknown' };

/** The state of a lease. */
export function LeasePill({ state }: { state: string }) {
  const say = useWords();
  const label = LEASE_STATES.find(({ id }) => id === state)?.label;
  return <StatusPill tone={TONES[state] ?? 'neutral'}>{label ? say(label) : state}</StatusPill>;
}
