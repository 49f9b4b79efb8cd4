import { useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { WhyNot } from '../internal/WhyNot/WhyNot';
import type { WhyNotView } from '../internal/WhyNot/whyNotView';

export interface WhyNotFiredProps extends LocalizedProps {
  customerId: number;
  /** The trailer. */
  vin: string;
  /** Id of the rule to begin with. @default the user chooses */
  ruleId?: string | undefined;
  /** The instant to begin with. @default the present */
  at?: Date | undefined;
}

/** Whether an alert rule fired for a trailer at an instant, or why not, e.g. in the drawer of the trailer. */
export function WhyNotFired({ messages, customerId, vin, ruleId, at }: WhyNotFiredProps) {
  const [chosen, setChosen] = useState<Omit<WhyNotView, 'vin'>>({
    ruleId: ruleId ?? null,
    at: at?.toISOString() ?? null,
  });
  return (
    <WidgetTexts messages={messages}>
      <WhyNot customerId={customerId} ofTrailer view={{ ...chosen, vin }} onViewChange={setChosen} />
    </WidgetTexts>
  );
}
