import { act, render, screen } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button';
import { usePortalHost } from './portalHost';
import { ThemeScope } from './ThemeScope';
import { dark, defineTheme, light } from './tokens';

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.__webpack_nonce__ = undefined;
});

function stubSystem(isDark: boolean) {
  const listeners = new Set<() => void>();
  const media = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => media);
  return (next: boolean) => {
    media.matches = next;
    for (const listener of listeners) listener();
  };
}

function HostReader({ into }: { into: RefObject<HTMLElement | null> }) {
  into.current = usePortalHost();
  return null;
}

describe('ThemeScope', () => {
  test('follows the system when asked to', () => {
    const turn = stubSystem(false);
    render(<ThemeScope theme="system" data-testid="scope" />);
    expect(screen.getByTestId('scope').dataset.theme).toBe('light');
    act(() => turn(true));
    expect(screen.getByTestId('scope').dataset.theme).toBe('dark');
  });

  test.each([
    { props: {}, canvas: light.variables['--gh-color-surface-canvas'] },
    { props: { theme: 'dark' as const }, canvas: dark.variables['--gh-color-surface-canvas'] },
    { props: { theme: 'light' as const, tokens: dark }, canvas: dark.variables['--gh-color-surface-canvas'] },
  ])('sets the variables on its own element for $props.theme', ({ props, canvas }) => {
    render(<ThemeScope {...props} data-testid="scope" />);
    expect(screen.getByTestId('scope').style.getPropertyValue('--gh-color-surface-canvas')).toBe(canvas);
  });

  test('takes the themes of a white label', () => {
    const themes = { light: defineTheme(light, { rail: '#fff0f0' }), dark };
    render(<ThemeScope themes={themes} data-testid="scope" />);
    expect(screen.getByTestId('scope').style.getPropertyValue('--gh-color-surface-rail')).toBe('#fff0f0');
  });

  test('offers a host for what floats inside itself', () => {
    const host = createRef<HTMLElement | null>();
    render(
      <ThemeScope data-testid="scope">
        <HostReader into={host} />
      </ThemeScope>,
    );
    expect(host.current).not.toBeNull();
    expect(screen.getByTestId('scope').contains(host.current)).toBe(true);
  });

  test('puts the nonce on the styles that are made below, and on those that libraries made before', () => {
    const injected = document.createElement('style');
    injected.textContent = '[data-sonner-toaster]{position:fixed}';
    document.head.append(injected);
    render(
      <ThemeScope nonce="r4nd0m">
        <Button>Save</Button>
      </ThemeScope>,
    );
    const styles = [...document.head.querySelectorAll('style')];
    expect(styles.some((style) => style.hasAttribute('data-styled') && style.getAttribute('nonce') === 'r4nd0m')).toBe(
      true,
    );
    expect(styles.find((style) => style.textContent?.includes('sonner'))?.nonce).toBe('r4nd0m');
    expect(globalThis.__webpack_nonce__).toBe('r4nd0m');
  });
});
