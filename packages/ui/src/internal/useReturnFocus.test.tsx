import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useReturnFocus } from './useReturnFocus';

afterEach(() => document.body.replaceChildren());

/** A button and the field of a layer, in the page or in a shadow root. */
function place(inShadow: boolean) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = inShadow ? host.attachShadow({ mode: 'open' }) : host;
  const opener = root.appendChild(document.createElement('button'));
  const field = root.appendChild(document.createElement('input'));
  return { opener, field, active: () => (root instanceof ShadowRoot ? root.activeElement : document.activeElement) };
}

it.each([
  ['the page', false],
  ['a shadow root', true],
])('returns the focus to the element that had it, in %s', (_, inShadow) => {
  const { opener, field, active } = place(inShadow);
  const { result } = renderHook(() => useReturnFocus({}));
  opener.focus();
  result.current.onOpenAutoFocus(new Event('open'));
  field.focus();
  field.remove();
  result.current.onCloseAutoFocus(new Event('close', { cancelable: true }));
  expect(active()).toBe(opener);
});

it('leaves the focus where the user has moved it', () => {
  const { opener, field, active } = place(true);
  const { result } = renderHook(() => useReturnFocus({}));
  opener.focus();
  result.current.onOpenAutoFocus(new Event('open'));
  field.focus();
  result.current.onCloseAutoFocus(new Event('close', { cancelable: true }));
  expect(active()).toBe(field);
});
