import { Banner, Button, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface PausedNoticeProps {
  /** Makes the user the owner; false if that failed. Undefined if the user may not. */
  onTakeOver: (() => Promise<boolean>) | undefined;
}

/** The owner of the rule has no access, so it decides nothing until someone takes it over. */
export function PausedNotice({ onTakeOver }: PausedNoticeProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');

  async function takeOver(): Promise<void> {
    setState('working');
    setState((await onTakeOver?.()) ? 'idle' : 'failed');
  }

  return (
    <Banner
      tone={state === 'failed' ? 'critical' : 'caution'}
      title={state === 'failed' ? messages.takeOverFailed : messages.paused}
      action={
        onTakeOver && (
          <Button size="xsmall" working={state === 'working'} onClick={() => void takeOver()}>
            {messages.takeOver}
          </Button>
        )
      }
    >
      {state !== 'failed' && messages.pausedHint}
    </Banner>
  );
}
