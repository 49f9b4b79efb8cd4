import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useHeldForm } from './useHeldForm';

/** A value, null for an empty field, or '' while what stands in the field is no value. */
export type TypedValue<Value> = Value | null | '';

/** What a typed text means: a value, nothing, or a problem in words. */
export interface TypedReading<Value> {
  /** What is handed on: beside a problem '', or the value that is not allowed. */
  value: TypedValue<Value>;
  /** Why it cannot be taken, as a sentence. */
  problem?: string;
  /** It may be the beginning of another value: taken only when the field is left. */
  unfinished?: boolean;
}

export interface TypedDraftInput<Value, Content> {
  control: RefObject<HTMLInputElement | null>;
  value: TypedValue<Value> | undefined;
  onChange: (value: TypedValue<Value>) => void;
  read: (content: Content) => TypedReading<Value>;
  /** What stands in the field for a value. */
  write: (value: Value | null) => Content;
  /** The same text for the same value. */
  keyOf: (value: Value | null) => string;
}

interface Draft<Value, Content> {
  content: Content;
  sent: TypedValue<Value>;
  wrong: boolean;
  /** The host had what was sent: another value is its own doing from then on. */
  taken?: boolean;
}

/**
 * What is typed, kept as it is while it stands for the value that it was handed on as. What is wrong with it is said
 * when the field is left, and holds the form around. A wrong text is handed on as something that is not null, so that
 * a host sees it and may empty the field.
 */
export function useTypedDraft<Value, Content>(input: TypedDraftInput<Value, Content>) {
  const { control, onChange, read, write, keyOf } = input;
  const value = input.value ?? null;
  const [draft, setDraft] = useState<Draft<Value, Content>>();
  const [judged, setJudged] = useState(false);
  const written = value === '' ? null : value;
  const sent = draft?.sent === '' ? null : draft?.sent;
  const same = sent !== undefined && (draft?.sent === '') === (value === '') && keyOf(sent) === keyOf(written);
  // a host that takes no wrong value answers with null
  const unanswered = written === null && (draft?.wrong || keyOf(sent ?? null) === keyOf(null));
  const held = draft && (same || (!draft.taken && unanswered)) ? draft : undefined;
  const content = held ? held.content : write(written);
  const problem = judged ? read(content).problem : undefined;

  if (draft && same && !draft.taken) setDraft({ ...draft, taken: true });
  if (draft?.taken && !same) {
    setDraft(undefined);
    setJudged(false);
  }
  useHeldForm(control, () => {
    const wrong = read(content).problem !== undefined;
    if (wrong) setJudged(true);
    return wrong;
  });

  function change(next: Content) {
    const reading = read(next);
    const handedOn = reading.unfinished ? '' : reading.value;
    setDraft({ content: next, sent: handedOn, wrong: handedOn === '' || reading.problem !== undefined });
    if (!reading.problem) setJudged(false);
    onChange(handedOn);
  }

  /** The field is left: `kept` stays in it when nothing is wrong, or else the final form of the value. */
  function leave(kept?: Content) {
    const reading = read(content);
    setJudged(reading.problem !== undefined);
    if (reading.problem) return;
    // the text went with the field, and is not there again: what stands there now is nothing
    if (!held && value === '') onChange(null);
    if (!held) return;
    setDraft(kept === undefined ? undefined : { content: kept, sent: reading.value, wrong: false });
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

  return { content, problem, change, leave, leaveOnEnter, put };
}
