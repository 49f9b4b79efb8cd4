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

test('reports a number out of range as it is, and other text as an empty string', () => {
  const onChange = vi.fn();
  render(<NumberField aria-label="Length" min={8} max={60} value={null} onChange={onChange} />);
  type('901');
  expect(onChange).toHaveBeenLastCalledWith(901);
  type('long');
  expect(onChange).toHaveBeenLastCalledWith('');
  type('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each(['901', 'long'])('keeps %s if the host stores null instead', (text) => {
  render(<Host answer={(typed) => (typeof typed === 'number' && typed <= 60 ? typed : null)} />);
  type(text);
  expect(field().value).toBe(text);
});

test.each(['901', 'long'])('removes %s when the host clears the value', (text) => {
  render(<Host answer={(typed) => typed} />);
  type(text);
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button'));
  expect(field().value).toBe('');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('shows an error on blur for a number out of range that was there at first', () => {
  render(<NumberField aria-label="Length" min={8} max={60} value={901} onChange={() => {}} />);
  expect(field().value).toBe('901');
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('reports null on blur for an empty string', () => {
  const onChange = vi.fn();
  render(<NumberField aria-label="Length" value="" onChange={onChange} />);
  fireEvent.blur(field());
  expect(onChange).toHaveBeenCalledWith(null);
});

test.each([
  ['blocks a form with a number out of range', false, 0],
  ['submits a form with a disabled number', true, 1],
])('%s', (_, disabled, sent) => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit} noValidate>
      <NumberField aria-label="Length" max={60} value={901} disabled={disabled} onChange={() => {}} />
    </form>,
  );
  fireEvent.submit(field().form as HTMLFormElement);
  expect(onSubmit).toHaveBeenCalledTimes(sent);
});
