import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** What a typed text means: a value, nothing, or a problem in words. */
export interface TypedReading<Value> {
  value: Value | null;
  /** Why the text is no value, as a sentence. */
  problem?: string;
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

  // emptying a form cannot be seen in the value when an unreadable text counted as nothing already
  useEffect(() => {
    const form = control.current?.form;
    const forget = () => setDraft(undefined);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  function type(text: string) {
    const reading = read(text);
    setDraft({ text, sent: write(reading.value) });
    if (!reading.problem) setJudged(false);
    onChange(reading.value);
  }

  function leave() {
    if (!held) return;
    const wrong = read(held.text).problem !== undefined;
    setJudged(wrong);
    if (!wrong) setDraft(undefined);
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
