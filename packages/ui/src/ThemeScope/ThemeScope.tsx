import { type ComponentProps, type CSSProperties, useLayoutEffect, useState } from 'react';
import { StyleSheetManager, styled } from 'styled-components';
import { adoptInjectedStyles, announceNonce } from './nonce';
import { PortalHostContext, ScopeHostContext } from './portalHost';
import { builtInThemes, type Theme, type ThemeSet } from './tokens';
import { useThemeName } from './useThemeName';

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /** Which theme to show; `system` follows the operating system, its wish for more contrast too. @default 'light' */
  theme?: keyof ThemeSet | 'system';
  /** The themes behind those names, for a white label made by `defineThemes`. @default the built-in ones */
  themes?: ThemeSet;
  /** One fixed theme; `theme` and `themes` are then not looked at. */
  tokens?: Theme;
  /** Height of rows and lists: 28 px or 40 px. @default 'comfortable' */
  density?: 'compact' | 'comfortable';
  /** Nonce of a strict content security policy, put on every style element made below. */
  nonce?: string;
}

/** Sets the tokens on its own element, so that themes can stand side by side and nothing global is touched. */
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
  // sonner injects its styles when its module loads, before any nonce could reach it
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
  return nonce ? <StyleSheetManager nonce={nonce}>{scope}</StyleSheetManager> : scope;
}

const Scope = styled.div`
  color: var(--gh-color-text-neutral);
  background: var(--gh-color-surface-canvas);
  font: var(--gh-text-13);
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
