import { type ComponentProps, type CSSProperties, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { NonceStyles } from './NonceStyles';
import { adoptInjectedStyles, announceNonce } from './nonce';
import { PortalHostContext, ScopeHostContext } from './portalHost';
import { builtInThemes, type Theme, type ThemeSet } from './tokens';
import { useThemeName } from './useThemeName';

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /** The theme; `system` follows the operating system, including its contrast setting. @default 'light' */
  theme?: keyof ThemeSet | 'system' | undefined;
  /** The themes by name, for a white label made by `defineThemes`. @default the built-in themes */
  themes?: ThemeSet | undefined;
  /** One fixed theme, which replaces `theme` and `themes`. */
  tokens?: Theme | undefined;
  /** Row height in lists: 28 px or 40 px. @default 'comfortable' */
  density?: 'compact' | 'comfortable' | undefined;
  /** Nonce of a strict content security policy, set on every style element created below. */
  nonce?: string | undefined;
}

/** Sets the tokens on its own element, so that themes can be used side by side without global changes. */
export function ThemeScope(props: ThemeScopeProps) {
  const {
    theme = 'light',
    themes = builtInThemes,
    tokens,
    density = 'comfortable',
    nonce,
    children,
    style,
    ...rest
  } = props;
  const name = useThemeName(theme);
  const chosen = tokens ?? themes[name] ?? builtInThemes[name];
  const [host, setHost] = useState<HTMLElement | null>(null);
  useState(() => announceNonce(nonce));
  // The toast library, sonner, injects its styles when its module loads, before it could receive a nonce.
  useLayoutEffect(() => {
    if (nonce) adoptInjectedStyles(nonce);
  }, [nonce]);

  const scope = (
    <Scope
      data-theme={chosen.scheme}
      data-contrast={chosen.contrast}
      data-density={density}
      style={{ ...(chosen.variables as CSSProperties), ...style }}
      {...rest}
    >
      <ScopeHostContext value={host}>
        <PortalHostContext value={host}>{children}</PortalHostContext>
      </ScopeHostContext>
      <div ref={setHost} data-portal-host="" />
    </Scope>
  );
  return nonce ? <NonceStyles nonce={nonce}>{scope}</NonceStyles> : scope;
}

const Scope = styled.div`
  color: var(--gh-color-text-neutral);
  background: var(--gh-color-surface-canvas);
  font: var(--gh-text-13);
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  font-feature-settings: 'cv05', 'ss03';
  font-optical-sizing: auto;
  -webkit-font-smoothing: antialiased;
  --gh-row-height: var(--gh-row-comfortable);

  &[data-theme='light'] {
    color-scheme: light;
  }
  &[data-theme='dark'] {
    color-scheme: dark;
  }
  &[data-density='compact'] {
    --gh-row-height: var(--gh-row-compact);
  }
  &,
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
  @media print {
    color-scheme: light;
  }
`;
