import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useHeldForm } from './useHeldForm';

/** A value, null for an empty field, or '' for invalid text. */
export type TypedValue<Value> = Value | null | '';

/** The meaning of a typed text: a value, nothing, or a problem. */
export interface TypedReading<Value> {
  /** The value passed on: with a problem, '' or the value that isn't allowed. */
  value: TypedValue<Value>;
  /** Why it is invalid, as a sentence. */
  problem?: string | undefined;
  /** It may be the start of another value, so it is used only when the field is left. */
  unfinished?: boolean | undefined;
}

export interface TypedDraftInput<Value, Content> {
  control: RefObject<HTMLInputElement | null>;
  value: TypedValue<Value> | undefined;
  onChange: (value: TypedValue<Value>) => void;
  read: (content: Content) => TypedReading<Value>;
  /** The content of the field for a value. */
  write: (value: Value | null) => Content;
  /** Equal keys mean equal values. */
  keyOf: (value: Value | null) => string;
}

interface Draft<Value, Content> {
  content: Content;
  sent: TypedValue<Value>;
  wrong: boolean;
  /** The host has accepted the value: a different one is its own change. */
  taken?: boolean;
}

/**
 * Keeps the typed text while it represents the value that was passed on. Errors are shown when the field is left and
 * block the form. Invalid text is passed on as a non-null value, so that a host sees it and can clear the field.
 */
export function useTypedDraft<Value, Content>(input: TypedDraftInput<Value, Content>) {
  const { control, onChange, read, write, keyOf } = input;
  const value = input.value ?? null;
  const [draft, setDraft] = useState<Draft<Value, Content>>();
  const [judged, setJudged] = useState(false);
  const written = value === '' ? null : value;
  const sent = draft?.sent === '' ? null : draft?.sent;
  const same = sent !== undefined && (draft?.sent === '') === (value === '') && keyOf(sent) === keyOf(written);
  // A host that accepts no invalid value returns null.
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

  /** Called when the field is left: `kept` stays in it if it is valid; otherwise the formatted value is shown. */
  function leave(kept?: Content) {
    const reading = read(content);
    setJudged(reading.problem !== undefined);
    if (reading.problem) return;
    // The text was lost with the field, so the value is empty now.
    if (!held && value === '') onChange(null);
    if (!held) return;
    setDraft(kept === undefined ? undefined : { content: kept, sent: reading.value, wrong: false });
    if (reading.unfinished) onChange(reading.value);
  }

  /** Sets a value without a draft, as keys and buttons do. */
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
