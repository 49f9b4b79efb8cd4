import { Select, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import * as S from './AlertRuleBuilder.styles';

interface OptionFieldProps {
  /** Accessible name. */
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  /** @default 130 */
  widthPx?: number;
  onChange: (value: string) => void;
}

/** One of the specified options of a condition. */
export function OptionField({ label, options, value, widthPx = 130, onChange }: OptionFieldProps) {
  const say = useWords();
  const translated = useMemo(
    () => options.map((option) => ({ value: option.id, label: say(option.label) })),
    [options, say],
  );
  return (
    <S.Sized style={{ inlineSize: widthPx }}>
      <Select
        aria-label={label}
        options={translated}
        value={value}
        onChange={(next) => next !== null && onChange(next)}
      />
    </S.Sized>
  );
}
