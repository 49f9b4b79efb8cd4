import { useMessages } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { useSentence } from '../internal/useSentence';
import * as S from './AlertRuleBuilder.styles';
import { conditionOf, type DraftGroup } from './conditionTree';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface InWordsProps {
  customerId: number;
  condition: DraftGroup;
}

/** A screen reader hears the sentence once no key has been pressed for this long. */
const SPEAK_AFTER_MS = 600;

/** The conditions as a sentence, below the form. */
export function InWords({ customerId, condition }: InWordsProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);

  const sentenceOf = useSentence(customerId);
  const sentence = sentenceOf(conditionOf(condition)) || messages.wordsLater;
  const [shown, setShown] = useState(sentence);
  useEffect(() => {
    const timer = setTimeout(() => setShown(sentence), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <S.Words aria-label={messages.inWords}>
      <h2>{messages.inWords}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sentence scrolls */}
      <p aria-live="polite" dir="auto" tabIndex={0}>
        {shown}
      </p>
    </S.Words>
  );
}
