import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = () => act(() => vi.advanceTimersByTime(1000));

test('a value from outside calls off the search that was about to be asked', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchField aria-label="Find" value="R-21" onSearch={onSearch} />);
  type('R-216');
  rerender(<SearchField aria-label="Find" value="" onSearch={onSearch} />);
  rest();
  expect(field().value).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});

test('what was searched and comes back late does not replace what was typed since', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchField aria-label="Find" value="" onSearch={onSearch} />);
  type('R');
  rest();
  type('R-2');
  rerender(<SearchField aria-label="Find" value="R" onSearch={onSearch} />);
  expect(field().value).toBe('R-2');
  rest();
  expect(onSearch.mock.calls).toEqual([['R'], ['R-2']]);
});

test('what is read-only is not cleared', () => {
  const onSearch = vi.fn();
  render(<SearchField aria-label="Find" value="R-21" readOnly onSearch={onSearch} />);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('R-21');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onSearch).not.toHaveBeenCalled();
});
