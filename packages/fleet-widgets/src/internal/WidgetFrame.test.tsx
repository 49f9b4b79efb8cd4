import { render } from '@testing-library/react';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { WidgetFrame } from './WidgetFrame';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

/** Sets the size of the container, because jsdom has no layout. */
function renderIn(size: { clientWidth: number; clientHeight: number }, overflowY = 'hidden') {
  const container = document.createElement('div');
  container.style.overflowY = overflowY;
  for (const [name, value] of Object.entries(size)) Object.defineProperty(container, name, { value });
  document.body.append(container);
  render(<WidgetFrame name="Tracking">content</WidgetFrame>, { container });
}

it('warns if its container hides it', () => {
  renderIn({ clientWidth: 800, clientHeight: 0 });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The container of Tracking has no height'));
});

it.each([
  ['a container with a height', { clientWidth: 800, clientHeight: 600 }, 'hidden'],
  ['a container that is not rendered', { clientWidth: 0, clientHeight: 0 }, 'hidden'],
  ['a container that shows its overflow', { clientWidth: 800, clientHeight: 0 }, 'visible'],
])('does not warn in %s', (_, size, overflowY) => {
  renderIn(size, overflowY);
  expect(warn).not.toHaveBeenCalled();
});
