import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormReset } from './useFormReset';

/** What a typed text means: a value, nothing, or a problem in words. */
export interface TypedReading<Value> {
  value: Value | null;
  /** Why the text is no value, as a sentence. */
  problem?: string;
  /** It may be the beginning of another value: taken only when the field is left. */
  unfinished?: boolean;
}

export interface TypedTextInput<Value> {
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
  read: (text: string) => TypedReading<Value>;
  /** The text of a value; '' for nothing. */
  write: (value: Value | null | undefined) => string;
}

/**
 * A text field that stands for a value. The text is kept as typed; what is wrong with it is said when the field is
 * left, and its final form is written then. A value that comes from outside replaces the text.
 */
export function useTypedText<Value>({ value, onChange, read, write }: TypedTextInput<Value>) {
  const control = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<{ text: string; sent: string }>();
  const [judged, setJudged] = useState(false);
  const written = write(value);
  const held = draft?.sent === written ? draft : undefined;
  const problem = judged && held ? read(held.text).problem : undefined;

  useFormReset(control, () => {
    setDraft(undefined);
    setJudged(false);
  });

  function type(text: string) {
    const reading = read(text);
    const taken = reading.unfinished ? null : reading.value;
    setDraft({ text, sent: write(taken) });
    if (!reading.problem) setJudged(false);
    onChange(taken);
  }

  function leave() {
    if (!held) return;
    const reading = read(held.text);
    const wrong = reading.problem !== undefined;
    setJudged(wrong);
    if (wrong) return;
    setDraft(undefined);
    if (reading.unfinished) onChange(reading.value);
  }

  /** Sets a value as keys and buttons do: with no draft left. */
  function put(next: Value | null) {
    setDraft(undefined);
    setJudged(false);
    onChange(next);
  }

  function leaveOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') leave();
  }

  return { control, text: held?.text ?? written, problem, type, leave, leaveOnEnter, put };
}
