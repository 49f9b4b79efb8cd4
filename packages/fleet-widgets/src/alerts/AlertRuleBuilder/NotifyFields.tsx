import { ALERT_FREQUENCIES, ALERT_RULE_LIMITS, type AlertRule } from '@gladhand/domain/alerts';
import { isEmail } from '@gladhand/domain/contact';
import { durationText } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { Checkbox, EmailListInput, Select, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import * as S from './AlertRuleBuilder.styles';
import { type AlertDraft, type DraftProblems, withRecipients } from './alertDraft';
import { EscalationField } from './EscalationField';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface NotifyFieldsProps {
  draft: AlertDraft;
  /** The saved rule. */
  rule: AlertRule | undefined;
  problems: DraftProblems;
  onChange: (draft: AlertDraft) => void;
}

/** Who is notified, how often, and with what. */
export function NotifyFields({ draft, rule, problems, onChange }: NotifyFieldsProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const { locale } = useWidgetHost();
  const storedMs = rule?.alertNotificationRateLimitMs;
  const frequencies = useMemo(() => {
    const offered = ALERT_FREQUENCIES.map(({ label, rateLimitMs }) => ({
      value: String(rateLimitMs),
      label: say(label),
    }));
    const isOffered = storedMs === undefined || offered.some(({ value }) => value === String(storedMs));
    return isOffered
      ? offered
      : [...offered, { value: String(storedMs), label: messages.every(durationText(storedMs, locale)) }];
  }, [storedMs, messages, say, locale]);
  const emailTexts = { invalid: messages.emailInvalid, tooMany: messages.tooManyEmails(ALERT_RULE_LIMITS.emails) };
  const isOthers = rule !== undefined && !rule.isOwn && rule.ownerEmail !== null;
  const check = (field: 'notifyMe' | 'notifyAllCustomerUsers' | 'inboxOnly', label: string) => (
    <Checkbox
      label={label}
      aria-invalid={problems.notify ? true : undefined}
      checked={draft[field]}
      onChange={(event) => onChange(withRecipients(draft, { [field]: event.currentTarget.checked }))}
    />
  );
  return (
    <S.Stack>
      <S.Block aria-label={messages.notify}>
        <h2>{messages.notify}</h2>
        <S.Choices>
          {check('notifyMe', isOthers ? messages.owner(rule.ownerEmail ?? '') : messages.me)}
          {check('notifyAllCustomerUsers', messages.allUsers)}
          {check('inboxOnly', messages.inboxOnly)}
        </S.Choices>
        {problems.notify && <S.Problem role="alert">{messages.notifyMissing}</S.Problem>}
        <EmailListInput
          label={messages.emails}
          labelEnd={messages.emailCount(draft.notifyEmails.length, ALERT_RULE_LIMITS.emails)}
          isValid={isEmail}
          placeholder={messages.addAddress}
          error={problems.emails && emailTexts[problems.emails]}
          value={draft.notifyEmails}
          onChange={(notifyEmails) => onChange(withRecipients(draft, { notifyEmails }))}
        />
      </S.Block>
      <S.Block aria-label={messages.messages}>
        <Select
          label={messages.frequency}
          options={frequencies}
          value={String(draft.alertNotificationRateLimitMs)}
          onChange={(value) => onChange({ ...draft, alertNotificationRateLimitMs: Number(value) })}
        />
        <Checkbox
          label={messages.sensorData}
          checked={draft.includeSensorData}
          onChange={(event) => onChange({ ...draft, includeSensorData: event.currentTarget.checked })}
        />
      </S.Block>
      <EscalationField draft={draft} problems={problems} onChange={onChange} />
    </S.Stack>
  );
}
