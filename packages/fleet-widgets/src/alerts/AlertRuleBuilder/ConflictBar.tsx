import type { AlertRule } from '@gladhand/domain/alerts';
import { Banner, Button, useLocale, useMessages } from '@gladhand/ui';
import { useSentence } from '../internal/useSentence';
import * as S from './AlertRuleBuilder.styles';
import { type AlertDraft, changedFields, draftOf } from './alertDraft';
import { conditionOf } from './conditionTree';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface ConflictBarProps {
  /** The rule that was opened. */
  before: AlertDraft;
  yours: AlertDraft;
  theirs: AlertRule;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else saved the rule since it was opened: what they changed, both versions, and which one to continue with. */
export function ConflictBar({ before, yours, theirs, onKeepMine, onTakeTheirs }: ConflictBarProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);

  const locale = useLocale();
  const sentenceOf = useSentence(theirs.customerId);
  const fields = changedFields(before, draftOf(theirs)).map((field) => messages.fieldNames[field]);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(fields);
  return (
    <Banner
      tone="caution"
      title={messages.conflictTitle}
      action={
        <S.ConflictActions>
          <Button size="xsmall" onClick={onKeepMine}>
            {messages.keepMine}
          </Button>
          <Button size="xsmall" onClick={onTakeTheirs}>
            {messages.takeTheirs}
          </Button>
        </S.ConflictActions>
      }
    >
      {fields.length > 0 ? messages.conflictChanged(list) : messages.conflictUnchanged}
      <S.Versions>
        <dt>{messages.theirs}</dt>
        <dd>
          <bdi>{theirs.name}</bdi>. {sentenceOf(theirs.condition)}
        </dd>
        <dt>{messages.yours}</dt>
        <dd>
          <bdi>{yours.name}</bdi>. {sentenceOf(conditionOf(yours.condition))}
        </dd>
      </S.Versions>
    </Banner>
  );
}
