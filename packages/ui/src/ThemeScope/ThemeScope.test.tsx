import { act, render, screen } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button';
import { usePortalHost } from './portalHost';
import { ThemeScope } from './ThemeScope';
import { builtInThemes, dark, defineTheme, light } from './tokens';

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.__webpack_nonce__ = undefined;
});

function stubSystem(...holding: string[]) {
  const wishes = new Set(holding);
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return wishes.has(query);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (query: string) => {
    wishes.add(query);
    for (const listener of listeners) listener();
  };
}

const DARK = '(prefers-color-scheme: dark)';
const MORE_CONTRAST = '(prefers-contrast: more)';

function HostReader({ into }: { into: RefObject<HTMLElement | null> }) {
  into.current = usePortalHost();
  return null;
}

describe('ThemeScope', () => {
  test('follows the theme of the system on request', () => {
    const turn = stubSystem();
    render(<ThemeScope theme="system" data-testid="scope" />);
    const { dataset } = screen.getByTestId('scope');
    expect(dataset.theme).toBe('light');
    act(() => turn(DARK));
    expect(dataset.theme).toBe('dark');
    expect(dataset.contrast).toBeUndefined();
    act(() => turn(MORE_CONTRAST));
    expect([dataset.theme, dataset.contrast]).toEqual(['dark', 'more']);
  });

  test.each(['light', 'dark', 'contrast', 'contrast-dark'] as const)(
    'keeps a selected %s theme, whatever the system prefers',
    (theme) => {
      stubSystem(DARK, MORE_CONTRAST);
      render(<ThemeScope theme={theme} data-testid="scope" />);
      const { variables } = builtInThemes[theme];
      const shown = screen.getByTestId('scope').style.getPropertyValue('--gh-color-text-neutral');
      expect(shown).toBe(variables['--gh-color-text-neutral']);
    },
  );

  test('uses the built-in high contrast if a white label has two themes', () => {
    render(<ThemeScope theme="contrast" themes={{ light, dark }} data-testid="scope" />);
    expect(screen.getByTestId('scope').dataset.contrast).toBe('more');
  });

  test.each([
    { props: {}, canvas: light.variables['--gh-color-surface-canvas'] },
    { props: { theme: 'dark' as const }, canvas: dark.variables['--gh-color-surface-canvas'] },
    { props: { theme: 'light' as const, tokens: dark }, canvas: dark.variables['--gh-color-surface-canvas'] },
  ])('sets the variables on its own element for $props.theme', ({ props, canvas }) => {
    render(<ThemeScope {...props} data-testid="scope" />);
    expect(screen.getByTestId('scope').style.getPropertyValue('--gh-color-surface-canvas')).toBe(canvas);
  });

  test('uses the themes of a white label', () => {
    const themes = { light: defineTheme(light, { rail: '#fff0f0' }), dark };
    render(<ThemeScope themes={themes} data-testid="scope" />);
    expect(screen.getByTestId('scope').style.getPropertyValue('--gh-color-surface-rail')).toBe('#fff0f0');
  });

  test('provides a host for overlays inside itself', () => {
    const host = createRef<HTMLElement | null>();
    render(
      <ThemeScope data-testid="scope">
        <HostReader into={host} />
      </ThemeScope>,
    );
    expect(host.current).not.toBeNull();
    expect(screen.getByTestId('scope').contains(host.current)).toBe(true);
  });

  test('sets the nonce on the styles of its content, and on earlier styles of libraries', () => {
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
