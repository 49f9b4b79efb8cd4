import { type AlertRule, conditionProblems, conditionProblemText } from '@gladhand/domain/alerts';
import { Banner, Button, ChevronLeftIcon, Icon, IconButton, PageHeader, useMessages, useWords } from '@gladhand/ui';
import * as S from './AlertRuleBuilder.styles';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import { TypeIcon } from './TypeIcon';

interface UnknownRuleProps {
  rule: AlertRule;
  onClose: () => void;
}

/** A rule with a condition that this version doesn't know: it is shown, and kept as it is. */
export function UnknownRule({ rule, onClose }: UnknownRuleProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const texts = [...new Set(conditionProblems(rule.condition).map((problem) => say(conditionProblemText(problem))))];
  return (
    <S.Page>
      <PageHeader
        title={<bdi>{rule.name}</bdi>}
        back={<IconButton label={messages.back} icon={<Icon icon={ChevronLeftIcon} />} onClick={onClose} />}
        actions={<Button onClick={onClose}>{messages.close}</Button>}
      />
      <S.Form as="div">
        <Banner tone="caution">{messages.unreadable}</Banner>
        <S.Conditions aria-label={messages.conditions}>
          {texts.map((text) => (
            <li key={text}>
              <S.Joint>{messages.when}</S.Joint>
              <S.Condition>
                <TypeIcon typeId={undefined} />
                <S.Controls>
                  <strong>{text}</strong>
                </S.Controls>
              </S.Condition>
            </li>
          ))}
        </S.Conditions>
      </S.Form>
    </S.Page>
  );
}
