import { runState } from '@gladhand/domain/reports';
import { StatusPill, useWords } from '@gladhand/ui';
import { stateTone } from './runTexts';

/** The state of a run in words, with its shape. */
export function RunStatus({ state }: { state: string }) {
  const say = useWords();
  return (
    <StatusPill tone={stateTone(state)} plain>
      {say(runState(state).label)}
    </StatusPill>
  );
}
