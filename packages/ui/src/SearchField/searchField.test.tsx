import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = () => act(() => vi.advanceTimersByTime(1000));

test('cancels a pending search when the host sets the value', () => {
  const onSearch = vi.fn();
  const { rerender } = render(<SearchField aria-label="Find" value="R-21" onSearch={onSearch} />);
  type('R-216');
  rerender(<SearchField aria-label="Find" value="" onSearch={onSearch} />);
  rest();
  expect(field().value).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});

test('keeps newer text when an older search arrives as the value', () => {
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

test('does not clear a read-only value', () => {
  const onSearch = vi.fn();
  render(<SearchField aria-label="Find" value="R-21" readOnly onSearch={onSearch} />);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('R-21');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onSearch).not.toHaveBeenCalled();
});
