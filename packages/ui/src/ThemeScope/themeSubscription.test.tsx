import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ThemeScope } from './ThemeScope';
import { onThemeChange } from './themeSubscription';

test('notifies once per switch of the nearest scope, until it is unsubscribed', async () => {
  const tree = (outer: 'light' | 'dark', inner: 'light' | 'dark') => (
    <ThemeScope theme={outer}>
      <ThemeScope theme={inner}>
        <canvas data-testid="plot" />
      </ThemeScope>
    </ThemeScope>
  );
  const { rerender } = render(tree('light', 'light'));
  const listener = vi.fn();
  const end = onThemeChange(screen.getByTestId('plot'), listener);

  rerender(tree('light', 'dark'));
  await waitFor(() => expect(listener).toHaveBeenCalledOnce());
  rerender(tree('dark', 'dark'));
  await Promise.resolve();
  expect(listener).toHaveBeenCalledOnce();

  end();
  rerender(tree('dark', 'light'));
  await Promise.resolve();
  expect(listener).toHaveBeenCalledOnce();
});

test('observes a scope once for all its listeners', async () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  const tree = (theme: 'light' | 'dark') => (
    <ThemeScope theme={theme}>
      <canvas data-testid="plot" />
    </ThemeScope>
  );
  const { rerender } = render(tree('light'));
  const first = vi.fn();
  const second = vi.fn();
  const endFirst = onThemeChange(screen.getByTestId('plot'), first);
  onThemeChange(screen.getByTestId('plot'), second);
  expect(observe).toHaveBeenCalledOnce();

  endFirst();
  rerender(tree('dark'));
  await waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
});
