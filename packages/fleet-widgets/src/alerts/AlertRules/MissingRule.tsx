import { Button, EmptyState, useMessages } from '@gladhand/ui';
import * as S from './AlertRules.styles';
import { ALERT_RULES_MESSAGES } from './messages';

/** A link leads to a rule that doesn't exist. */
export function MissingRule({ onBack }: { onBack: () => void }) {
  const messages = useMessages(ALERT_RULES_MESSAGES);

  return (
    <S.Page>
      <EmptyState
        edge="none"
        title={messages.missing}
        action={<Button onClick={onBack}>{messages.backToRules}</Button>}
      >
        {messages.missingHint}
      </EmptyState>
    </S.Page>
  );
}
