import { useRef } from 'react';
import { type TypedDraftInput, useTypedDraft } from './useTypedDraft';

export interface TypedTextInput<Value> extends Pick<TypedDraftInput<Value, string>, 'value' | 'onChange' | 'read'> {
  /** Formats a value; empty for none. */
  write: (value: Value | null) => string;
}

/**
 * A text field for a value. The typed text is kept; errors are shown and the value is formatted when the field is left.
 * A value from outside replaces the text.
 */
export function useTypedText<Value>(input: TypedTextInput<Value>) {
  const control = useRef<HTMLInputElement>(null);
  const { content, change, ...rest } = useTypedDraft<Value, string>({ ...input, control, keyOf: input.write });
  return { ...rest, control, text: content, type: change };
}
