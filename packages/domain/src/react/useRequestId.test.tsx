import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRequestId } from './useRequestId';

it('keeps its id while the same input is tried again, and makes a new one for another or after a success', () => {
  const { result, rerender } = renderHook(useRequestId);
  const first = result.current.idFor({ name: 'A' });
  rerender();
  expect(result.current.idFor({ name: 'A' })).toBe(first);
  const second = result.current.idFor({ name: 'B' });
  expect(second).not.toBe(first);
  expect(result.current.idFor({ name: 'B' })).toBe(second);
  result.current.succeeded();
  expect(result.current.idFor({ name: 'B' })).not.toBe(second);
});
