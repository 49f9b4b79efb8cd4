import { ALERT_DURATION_LIMITS, ALERT_RULE_LIMITS } from '@gladhand/domain/alerts';
import { isEmail } from '@gladhand/domain/contact';
import {
  Button,
  DurationInput,
  EmailListInput,
  Icon,
  IconButton,
  PlusIcon,
  Trash2Icon,
  useMessages,
} from '@gladhand/ui';
import * as S from './AlertRuleBuilder.styles';
import type { AlertDraft, DraftProblems } from './alertDraft';
import { type DraftStep, draftStep } from './escalationDraft';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface EscalationFieldProps {
  draft: AlertDraft;
  problems: DraftProblems;
  onChange: (draft: AlertDraft) => void;
}

/** Who else is notified if no one acknowledges. */
export function EscalationField({ draft, problems, onChange }: EscalationFieldProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const { escalation } = draft;
  const put = (next: readonly DraftStep[]) => onChange({ ...draft, escalation: next });
  const change = (key: string, next: Partial<DraftStep>) =>
    put(escalation.map((step) => (step.key === key ? { ...step, ...next } : step)));
  return (
    <S.Block aria-label={messages.escalation}>
      <h2>{messages.escalation}</h2>
      {escalation.map((step, at) => {
        const problem = problems.escalation?.get(step.key);
        return (
          <S.Step key={step.key} role="group" aria-label={messages.escalationStep(at + 1)}>
            <S.StepHead>
              <S.Sized style={{ inlineSize: 220 }}>
                <DurationInput
                  label={messages.notAcknowledgedFor}
                  value={step.afterMs}
                  minMs={ALERT_DURATION_LIMITS.minMs}
                  maxMs={ALERT_DURATION_LIMITS.maxMs}
                  error={problem === 'duration' || problem === 'order' ? messages.stepProblems[problem] : undefined}
                  onChange={(afterMs) => change(step.key, { afterMs })}
                />
              </S.Sized>
              <IconButton
                label={messages.removeStep(at + 1)}
                icon={<Icon icon={Trash2Icon} />}
                onClick={() => put(escalation.filter(({ key }) => key !== step.key))}
              />
            </S.StepHead>
            <EmailListInput
              label={messages.alsoNotify}
              isValid={isEmail}
              placeholder={messages.addAddress}
              error={problem === 'emails' || problem === 'invalid' ? messages.stepProblems[problem] : undefined}
              value={step.emails}
              onChange={(emails) => change(step.key, { emails })}
            />
          </S.Step>
        );
      })}
      {escalation.length < ALERT_RULE_LIMITS.escalationSteps && (
        <S.Adds>
          <Button kind="quiet" onClick={() => put([...escalation, draftStep(escalation)])}>
            <Icon icon={PlusIcon} />
            {messages.addStep}
          </Button>
        </S.Adds>
      )}
    </S.Block>
  );
}
