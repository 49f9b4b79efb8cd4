import type { AlertKey } from '@gladhand/domain/alerts';
import { useState } from 'react';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapEngineFactory } from '../../map/mapEngine';
import { AlertCase } from '../internal/AlertCase/AlertCase';
import { HandlingDialogs, type HandlingQuestion, UndoOffer } from '../internal/handling/HandlingParts';
import { useAlertHandling } from '../internal/handling/useAlertHandling';
import { useAlertsLive } from '../internal/useAlertsLive';

export interface AlertDetailProps extends LocalizedProps, Pick<AlertKey, 'customerId'> {
  /** Id of the alert. */
  alertId: string;
  /** Draws the map of the place. Keep the same function between renders. @default no map */
  engine?: MapEngineFactory | undefined;
  /** Leads back to where the user came from. @default no button */
  onBack?: (() => void) | undefined;
}

/** One alert with its facts, what can be done, and everything that happened to it. */
export function AlertDetail({ messages, ...props }: AlertDetailProps) {
  return (
    <WidgetTexts messages={messages}>
      <WidgetFrame name="AlertDetail" minHeightPx={320}>
        <AlertDetailBody {...props} />
      </WidgetFrame>
    </WidgetTexts>
  );
}

function AlertDetailBody({ customerId, alertId, engine, onBack }: AlertDetailProps) {
  const handling = useAlertHandling(customerId);
  const [question, setQuestion] = useState<HandlingQuestion>();
  useAlertsLive(customerId);
  return (
    <>
      <AlertCase alert={{ customerId, id: alertId }} {...{ handling, question, engine, onBack }} onAsk={setQuestion} />
      {handling.canHandle && <UndoOffer handling={handling} shortcut={undefined} />}
      <HandlingDialogs handling={handling} question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}
