import { WidgetHost } from '@gladhand/domain/react';
import { builtInThemes, Spinner, type Theme, ThemeScope, useThemeName } from '@gladhand/ui';
import { type ReactNode, Suspense, useLayoutEffect, useMemo } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { ElementHost } from './elementHost';

const FILLING = { display: 'flex', flexDirection: 'column', blockSize: '100%' } as const;

interface ElementRootProps {
  host: ElementHost;
  /** Where the styles of the element are kept. */
  styles: HTMLElement;
  /** The style sheet with the tokens. */
  tokens: CSSStyleSheet;
  children: ReactNode;
}

/** Connects the widget of one element to its host, inside its shadow root. */
export function ElementRoot({ host, styles, tokens, children }: ElementRootProps) {
  const { theme = 'light', themes = builtInThemes, density, nonce, engine: _, workerUrl: __, ...widgetHost } = host;
  const name = useThemeName(theme);
  const chosen = themes[name] ?? builtInThemes[name];
  // On the element and not on the scope, so that the page's own rules for the element replace a token.
  useLayoutEffect(() => tokens.replaceSync(tokenRule(chosen)), [tokens, chosen]);
  const look = useMemo(() => ({ ...chosen, variables: {} as Theme['variables'] }), [chosen]);
  return (
    <StyleSheetManager target={styles}>
      <ThemeScope tokens={look} density={density} nonce={nonce} style={FILLING}>
        <WidgetHost {...widgetHost}>
          <Suspense fallback={<Spinner size={20} />}>{children}</Suspense>
        </WidgetHost>
      </ThemeScope>
    </StyleSheetManager>
  );
}

function tokenRule({ variables }: Theme): string {
  const tokens = Object.entries(variables).map(([token, value]) => `${token}: ${value};`);
  return `:host { ${tokens.join(' ')} }`;
}
