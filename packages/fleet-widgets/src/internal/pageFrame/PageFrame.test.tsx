import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFrame } from './PageFrame';

const URL = 'https://freight.example.com/loads';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page that never loads is named after 15 seconds, and can be requested again', async () => {
  render(<PageFrame url={URL} title="Freight at freight.example.com" />);
  const frame = screen.getByTitle('Freight at freight.example.com');
  await wait(14_900);
  expect(screen.queryByText('freight.example.com does not answer')).toBeNull();
  await wait(200);
  expect(screen.getByText('freight.example.com does not answer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByTitle('Freight at freight.example.com')).not.toBe(frame);
  expect(screen.queryByText('freight.example.com does not answer')).toBeNull();
});

test('a page that has loaded is not doubted later', async () => {
  render(<PageFrame url={URL} title="Freight at freight.example.com" />);
  fireEvent.load(screen.getByTitle('Freight at freight.example.com'));
  await wait(60_000);
  expect(screen.queryByText('freight.example.com does not answer')).toBeNull();
});
