import type { Ref } from 'react';
import { DAY_FORMAT } from '../DateField/messages';
import { readAllowedDay } from '../DateField/readAllowedDay';
import { type IsoDay, writeTypedDate } from '../DateField/typedDate';
import { mergeRefs } from '../internal/mergeRefs';
import { TextField } from '../TextField/TextField';
import { useTypedText } from '../TextField/useTypedText';

export interface DayTextProps {
  label: string;
  value: IsoDay | null;
  onChange: (day: IsoDay | null) => void;
  min?: IsoDay | undefined;
  max: IsoDay;
  /** Error of the whole day, e.g. that it is missing. */
  error?: string | undefined;
  words: { unreadable: string; tooLate: (day: string) => string; tooEarly: (day: string) => string };
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One end of a range, typed as m/d/yyyy. */
export function DayText({ label, value, onChange, min, max, error, words, ref }: DayTextProps) {
  const read = (text: string) => readAllowedDay(text, { min, max, words });
  const typed = useTypedText({ value, onChange, read, write: writeTypedDate });
  return (
    <TextField
      ref={mergeRefs(ref, typed.control)}
      label={label}
      autoComplete="off"
      placeholder={DAY_FORMAT}
      inputMode="decimal"
      value={typed.text}
      error={typed.problem ?? error}
      onChange={(event) => typed.type(event.target.value)}
      onKeyDown={typed.leaveOnEnter}
      onBlur={() => typed.leave()}
    />
  );
}
