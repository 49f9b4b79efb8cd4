import { DurationInput, type TypedValue, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import * as S from './AlertRuleBuilder.styles';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';

interface DurationFieldProps {
  /** 0 for a state itself, however long it lasts. */
  durationMs: number;
  required: boolean;
  /** Id of the message about the condition. */
  problemId: string | undefined;
  onChange: (durationMs: number) => void;
}

/** How long a state must last. */
export function DurationField({ durationMs, required, problemId, onChange }: DurationFieldProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);

  // An unreadable text has no number, but stays in the field.
  const [typed, setTyped] = useState<TypedValue<number>>(durationMs === 0 ? null : durationMs);
  return (
    <S.Together>
      <span>{messages.for}</span>
      <S.Sized style={{ inlineSize: 196 }}>
        <DurationInput
          aria-label={messages.duration}
          aria-describedby={problemId}
          aria-required={required || undefined}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            onChange(next === null ? 0 : typeof next === 'number' ? next : Number.NaN);
          }}
        />
      </S.Sized>
    </S.Together>
  );
}
