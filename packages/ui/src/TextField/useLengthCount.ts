import { type RefObject, useEffect, useState } from 'react';

/** Nearer to the end than this, the rest is spoken. */
const SPOKEN_FROM = 10;

export interface LengthCountInput {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** Text of the first render, before the element exists. */
  initial: unknown;
  maxLength: number | undefined;
  shown: boolean;
  countText?: (left: number) => string;
}

/** How much of a field's maximum length is used: to show, and to speak when little is left. */
export function useLengthCount({ control, initial, maxLength, shown, countText = charactersLeft }: LengthCountInput) {
  const [length, setLength] = useState(String(initial ?? '').length);
  const [typed, setTyped] = useState(false);

  // the text may be set from outside without an event, as react-hook-form does: the element is the only one who knows
  useEffect(() => setLength(control.current?.value.length ?? 0));

  if (!shown || maxLength === undefined) return { count: undefined, spoken: '', handleInput };
  const left = maxLength - length;
  return { count: `${length}/${maxLength}`, spoken: typed && left <= SPOKEN_FROM ? countText(left) : '', handleInput };

  function handleInput() {
    setTyped(true);
    setLength(control.current?.value.length ?? 0);
  }
}

function charactersLeft(left: number): string {
  return left === 1 ? '1 character left' : `${left} characters left`;
}
