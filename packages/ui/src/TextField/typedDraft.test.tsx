import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberField } from '../NumberField/NumberField';
import type { TypedValue } from './useTypedDraft';

const field = () => screen.getByRole('spinbutton') as HTMLInputElement;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** A host that returns its own version of a value. */
function Host({ answer }: { answer: (typed: TypedValue<number>) => TypedValue<number> }) {
  const [value, setValue] = useState<TypedValue<number>>(48);
  return (
    <>
      <NumberField aria-label="Length" min={8} max={60} value={value} onChange={(typed) => setValue(answer(typed))} />
      <button type="button" onClick={() => setValue(null)}>
        Clear
      </button>
    </>
  );
}

test('a number out of range is handed on, and what is no number as an empty text', () => {
  const onChange = vi.fn();
  render(<NumberField aria-label="Length" min={8} max={60} value={null} onChange={onChange} />);
  type('901');
  expect(onChange).toHaveBeenLastCalledWith(901);
  type('long');
  expect(onChange).toHaveBeenLastCalledWith('');
  type('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each(['901', 'long'])('%s stays where the host makes nothing of it', (text) => {
  render(<Host answer={(typed) => (typeof typed === 'number' && typed <= 60 ? typed : null)} />);
  type(text);
  expect(field().value).toBe(text);
});

test.each(['901', 'long'])('%s goes when the host that has it takes it away', (text) => {
  render(<Host answer={(typed) => typed} />);
  type(text);
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button'));
  expect(field().value).toBe('');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('a number out of range that is there again after the field was away is judged when it is left', () => {
  render(<NumberField aria-label="Length" min={8} max={60} value={901} onChange={() => {}} />);
  expect(field().value).toBe('901');
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('an empty field that stands for a text that is gone is nothing once it is left', () => {
  const onChange = vi.fn();
  render(<NumberField aria-label="Length" value="" onChange={onChange} />);
  fireEvent.blur(field());
  expect(onChange).toHaveBeenCalledWith(null);
});

test.each([
  ['wrong', false, 0],
  ['disabled', true, 1],
])('a form with a number that is %s', (_, disabled, sent) => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit} noValidate>
      <NumberField aria-label="Length" max={60} value={901} disabled={disabled} onChange={() => {}} />
    </form>,
  );
  fireEvent.submit(field().form as HTMLFormElement);
  expect(onSubmit).toHaveBeenCalledTimes(sent);
});
