import { useWidgetHost } from '@gladhand/domain/react';
import { SeverityIcon, useMessages } from '@gladhand/ui';
import { useSentence } from '../internal/useSentence';
import * as S from './AlertRules.styles';
import { ALERT_RULES_MESSAGES } from './messages';
import { offeredTemplates } from './templates';

interface RuleTemplatesProps {
  customerId: number;
  onChoose: (template: string) => void;
}

/** Rules to start with. */
export function RuleTemplates({ customerId, onChoose }: RuleTemplatesProps) {
  const messages = useMessages(ALERT_RULES_MESSAGES);
  const sentenceOf = useSentence(customerId);

  const { hasFeature } = useWidgetHost();
  return (
    <ul aria-label={messages.templates}>
      {offeredTemplates(hasFeature).map(({ id, severity, condition }) => (
        <li key={id}>
          <S.Template type="button" onClick={() => onChoose(id)}>
            <SeverityIcon tone={severity} />
            <strong>{messages.templateNames[id]}</strong>
            <span>{sentenceOf(condition)}</span>
          </S.Template>
        </li>
      ))}
    </ul>
  );
}
