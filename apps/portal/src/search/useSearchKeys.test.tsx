// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSearchKeys } from './useSearchKeys';

afterEach(() => document.body.replaceChildren());

function press(init: KeyboardEventInit, target: Element = document.body) {
  const open = vi.fn();
  const prepare = vi.fn();
  const { unmount } = renderHook(() => useSearchKeys(open, prepare));
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  unmount();
  return { times: open.mock.calls.length, isTaken: event.defaultPrevented, isPrepared: prepare.mock.calls.length > 0 };
}
const inField = () => document.body.appendChild(document.createElement('input'));

it.each<[string, KeyboardEventInit]>([
  ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ['Cmd+K', { key: 'k', metaKey: true }],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }],
  ['/', { key: '/' }],
])('opens on %s', (_, init) => expect(press(init)).toMatchObject({ times: 1, isTaken: true }));

it.each<[string, KeyboardEventInit]>([
  ['k', { key: 'k' }],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
  ['Ctrl+/', { key: '/', ctrlKey: true }],
  ['Alt+/', { key: '/', altKey: true }],
])('leaves %s alone', (_, init) => expect(press(init)).toMatchObject({ times: 0, isTaken: false }));

it('opens on Ctrl+K in a text field, where / is a character', () => {
  expect(press({ key: 'k', ctrlKey: true }, inField()).times).toBe(1);
  expect(press({ key: '/' }, inField())).toMatchObject({ times: 0, isTaken: false });
});

it('leaves / to a page that handles it', () => {
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', take);
  expect(press({ key: '/' }).times).toBe(0);
  document.removeEventListener('keydown', take);
});

it.each(['Control', 'Meta'])('loads the search when %s is pressed', (key) => {
  expect(press({ key })).toEqual({ times: 0, isTaken: false, isPrepared: true });
  expect(press({ key: 'a' }).isPrepared).toBe(false);
});
