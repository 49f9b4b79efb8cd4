import type { ThresholdLimits } from '@gladhand/domain/alerts';
import { useReadingFormats } from '@gladhand/domain/react';
import { NumberField, type TypedValue, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import * as S from './AlertRuleBuilder.styles';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import { shownThreshold } from './shownThreshold';

interface ThresholdFieldProps {
  /** Between the type and the number: 'below'. */
  word: string;
  /** In the unit of the limits. */
  value: number;
  limits: ThresholdLimits;
  /** Id of the message about the condition. */
  problemId: string | undefined;
  onChange: (value: number) => void;
}

/** A threshold in the user's units. */
export function ThresholdField({ word, value, limits, problemId, onChange }: ThresholdFieldProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const formats = useReadingFormats();

  const { unit, toShown, toStored } = shownThreshold(limits, formats);
  // An unreadable text has no number, but stays in the field.
  const [typed, setTyped] = useState<TypedValue<number>>(Math.round(toShown(value) * 10) / 10);
  return (
    <S.Together>
      <span>{word}</span>
      <S.Sized style={{ inlineSize: limits.unit === 'trailers' ? 140 : 110 }}>
        <NumberField
          aria-label={messages.threshold}
          aria-describedby={problemId}
          fractionDigits={limits.unit === '%' || limits.unit === 'trailers' ? 0 : 1}
          unit={unit ?? messages.trailersUnit}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            onChange(typeof next === 'number' ? toStored(next) : Number.NaN);
          }}
        />
      </S.Sized>
    </S.Together>
  );
}
