import { TRANSFER_STATES } from '@gladhand/domain/transfers';
import { StatusPill, type Tone, useWords } from '@gladhand/ui';

const TONES: Readonly<Record<string, Tone>> = {
  ...{ done: 'good', requested: 'caution', declined: 'unknown', canceled: 'unknown', undone: 'unknown' },
};

/** The state of a transfer. */
export function TransferPill({ state }: { state: string }) {
  const say = useWords();
  const label = TRANSFER_STATES.find(({ id }) => id === state)?.label;
  return <StatusPill tone={TONES[state] ?? 'neutral'}>{label ? say(label) : state}</StatusPill>;
}
