import { useMessages } from '@gladhand/ui';
import * as S from './GeofenceEditor.styles';
import { GEOFENCE_EDITOR_MESSAGES } from './messages';

export type EditorStep = 'shape' | 'details';

/** Which of the two steps is shown. */
export function StepMark({ step }: { step: EditorStep }) {
  const messages = useMessages(GEOFENCE_EDITOR_MESSAGES);
  return (
    <S.Steps aria-label={messages.steps}>
      <li aria-current={step === 'shape' ? 'step' : undefined}>
        <b>1</b>
        {messages.shapeStep}
      </li>
      <li aria-current={step === 'details' ? 'step' : undefined}>
        <b>2</b>
        {messages.detailsStep}
      </li>
    </S.Steps>
  );
}
