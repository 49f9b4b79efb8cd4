import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRequestId } from './useRequestId';

it('keeps its id for retries with the same input, and creates a new one for other input and after a success', () => {
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
