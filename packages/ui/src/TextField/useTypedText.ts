import { useRef } from 'react';
import { type TypedDraftInput, useTypedDraft } from './useTypedDraft';

export interface TypedTextInput<Value> extends Pick<TypedDraftInput<Value, string>, 'value' | 'onChange' | 'read'> {
  /** The text of a value; '' for nothing. */
  write: (value: Value | null) => string;
}

/**
 * A text field that stands for a value. The text is kept as typed; what is wrong with it is said when the field is
 * left, and its final form is written then. A value that comes from outside replaces the text.
 */
export function useTypedText<Value>(input: TypedTextInput<Value>) {
  const control = useRef<HTMLInputElement>(null);
  const { content, change, ...rest } = useTypedDraft<Value, string>({ ...input, control, keyOf: input.write });
  return { ...rest, control, text: content, type: change };
}
