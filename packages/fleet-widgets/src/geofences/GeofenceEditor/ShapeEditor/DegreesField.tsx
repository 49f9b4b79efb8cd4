import { useRef, useState } from 'react';
import { readDegrees } from './coordinateText';
import * as S from './VertexTable.styles';

interface DegreesFieldProps {
  label: string;
  /** The text of the present value. */
  value: string;
  limit: 90 | 180;
  /** What to enter instead of a text that isn't a number in range. */
  error: string;
  onChange: (degrees: number) => void;
  /** Takes a pasted pair of coordinates. Returns false for another text. */
  onPair: (text: string) => boolean;
}

/** A latitude or longitude in a table. It is taken on leaving the field or with Enter; Escape restores it. */
export function DegreesField({ label, value, limit, error, onChange, onPair }: DegreesFieldProps) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const read = typed === undefined ? undefined : readDegrees(typed, limit);
  const isWrong = typed !== undefined && read === undefined;
  const take = () => {
    if (typed === undefined || read === undefined) return;
    setTyped(undefined);
    if (typed.trim() !== value) onChange(read);
  };
  return (
    <S.DegreesInput
      ref={input}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? error : undefined}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onPaste={(event) => {
        if (!onPair(event.clipboardData.getData('text'))) return;
        event.preventDefault();
        setTyped(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape' && typed !== undefined) {
          event.stopPropagation();
          setTyped(undefined);
        }
      }}
    />
  );
}
