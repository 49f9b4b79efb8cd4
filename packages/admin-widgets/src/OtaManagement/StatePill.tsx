import { otaCampaignState, otaState } from '@gladhand/domain/ota';
import { type SeverityIconProps, StatusPill, useWords } from '@gladhand/ui';

type StateTone = SeverityIconProps['tone'];

const TONES: Readonly<Record<string, StateTone>> = {
  ...{ confirmed: 'good', failed: 'critical', expired: 'unknown', stopped: 'caution', paused: 'caution' },
  ...{ done: 'good', canceled: 'unknown' },
};

/** The tone of a state of a device or campaign; undefined for those that pass. */
export const otaTone = (state: string): StateTone | undefined => TONES[state];

/** The state of a device in a campaign. */
export function StatePill({ state }: { state: string }) {
  const say = useWords();
  return (
    <StatusPill tone={TONES[state] ?? 'neutral'} plain>
      {say(otaState(state).label)}
    </StatusPill>
  );
}

/** The state of a campaign. */
export function CampaignPill({ state }: { state: string }) {
  const say = useWords();
  return <StatusPill tone={TONES[state] ?? 'neutral'}>{say(otaCampaignState(state).label)}</StatusPill>;
}
