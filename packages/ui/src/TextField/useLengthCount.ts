import { type RefObject, useEffect, useState } from 'react';
import { useMessages } from '../locale/LocaleProvider';
import { TEXT_FIELD_MESSAGES } from './messages';

/** With fewer characters left, the count is announced. */
const SPOKEN_FROM = 10;

export interface LengthCountInput {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** Text of the first render, before the element exists. */
  initial: unknown;
  maxLength: number | undefined;
  shown: boolean;
  countText?: ((left: number) => string) | undefined;
}

/** The used part of a field's maximum length, to show and to announce near the limit. */
export function useLengthCount({ control, initial, maxLength, shown, countText }: LengthCountInput) {
  const messages = useMessages(TEXT_FIELD_MESSAGES);

  const [length, setLength] = useState(String(initial ?? '').length);
  const [typed, setTyped] = useState(false);

  // The text may be set without an event, as by react-hook-form, so it is read from the element.
  useEffect(() => setLength(control.current?.value.length ?? 0));

  if (!shown || maxLength === undefined) return { count: undefined, spoken: '', handleInput };
  const left = maxLength - length;
  return {
    count: `${length}/${maxLength}`,
    spoken: typed && left <= SPOKEN_FROM ? (countText ?? messages.charactersLeft)(left) : '',
    handleInput,
  };

  function handleInput() {
    setTyped(true);
    setLength(control.current?.value.length ?? 0);
  }
}
