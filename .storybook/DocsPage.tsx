import { CodeOrSourceMdx, DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentProps, createContext, type PropsWithChildren, useContext, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

const EVENTS = ['setGlobals', 'globalsUpdated'];
/** The contrast theme is light, as its pages are. */
const DARK = ['dark', 'contrast-dark'];

interface GlobalsEvent {
  globals: { theme?: string };
}

const IsDarkContext = createContext(false);

/** Code of a page, in the theme of the page. The block of Storybook is always light. */
function DocsCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const dark = useContext(IsDarkContext);
  return <CodeOrSourceMdx {...props} {...{ dark }} />;
}

/** Documentation in the theme that the toolbar selects for its stories. */
function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(lastTheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const read = ({ globals }: GlobalsEvent) => setTheme(globals.theme);
    for (const event of EVENTS) channel.on(event, read);
    return () => {
      for (const event of EVENTS) channel.off(event, read);
    };
  }, []);
  const isDark =
    theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : DARK.includes(theme ?? 'light');
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      <IsDarkContext value={isDark}>{children}</IsDarkContext>
    </DocsContainer>
  );
}

/** The theme of the latest event, because a page can open after it. */
function lastTheme(): string | undefined {
  const channel = addons.getChannel();
  const [latest] = EVENTS.toReversed().flatMap((event) => (channel.last(event) as GlobalsEvent[] | undefined) ?? []);
  return latest?.globals.theme;
}

/** Parameters of all documentation pages. Storybook's types don't list `components`. */
export const docsPages = { container: DocsPage, components: { code: DocsCode } };
