import type { TestRunnerConfig } from '@storybook/test-runner';
import { contrastDarkVariables, contrastVariables, darkVariables } from '../packages/ui/src/tokens/generated/tokens';

export type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/** Themes that axe checks in addition to the theme of the story. */
const OTHER_THEMES = [
  { name: 'dark', scheme: 'dark', contrast: 'normal', variables: darkVariables },
  { name: 'contrast', scheme: 'light', contrast: 'more', variables: contrastVariables },
  { name: 'contrast-dark', scheme: 'dark', contrast: 'more', variables: contrastDarkVariables },
];

/** Widgets consist of design system components, which are checked in all themes, so dark is enough for them. */
const themesFor = (title: string) => (/^(Fleet|Admin)\//.test(title) ? OTHER_THEMES.slice(0, 1) : OTHER_THEMES);

interface A11yParameters {
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** Whether a story's parameters turn the check of the contrast off. */
export const turnsContrastOff = ({ config }: A11yParameters) =>
  config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false) ?? false;

/**
 * The a11y addon has already checked the story in its own theme. Themes change only colors, so this applies the
 * variables of the other themes to the same DOM and checks the contrast again.
 */
export async function faintTexts(page: Page, title: string): Promise<string[]> {
  // The a11y addon loads axe and may still be running it
  await page.waitForFunction(() => 'axe' in window);
  const checking = page.evaluate((themes: typeof OTHER_THEMES) => {
    interface Axe {
      run(
        context: { include: Element; exclude: string[] },
        options: { runOnly: string[]; resultTypes: string[] },
      ): Promise<{ violations: { nodes: { html: string; any: { message: string }[] }[] }[] }>;
    }
    const page = window as unknown as { axe: Axe; contrastCheck?: Promise<string[]> };
    const check = async (): Promise<string[]> => {
      const { axe } = page;
      const scope = document.querySelector<HTMLElement>('#storybook-root [data-theme]');
      if (!scope) return [];
      const before = { style: scope.style.cssText, theme: scope.dataset.theme, contrast: scope.dataset.contrast };
      const found: string[] = [];
      for (const { name, scheme, contrast, variables } of themes) {
        // The a11y addon has checked the story's own theme.
        if (before.theme === scheme && (before.contrast ?? 'normal') === contrast) continue;
        scope.dataset.theme = scheme;
        scope.dataset.contrast = contrast;
        for (const [variable, value] of Object.entries(variables)) scope.style.setProperty(variable, value);
        const { violations } = await axe.run(
          { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
          { runOnly: ['color-contrast'], resultTypes: ['violations'] },
        );
        for (const { html, any } of violations.flatMap(({ nodes }) => nodes)) {
          found.push(`${name}: ${html} ${any.map(({ message }) => message).join(' ')}`);
        }
      }
      scope.style.cssText = before.style;
      scope.dataset.theme = before.theme ?? 'light';
      if (before.contrast) scope.dataset.contrast = before.contrast;
      else delete scope.dataset.contrast;
      return found;
    };
    // The browser holds the promise that it waits for only weakly, and once collected one in a full run.
    page.contrastCheck = check();
    return page.contrastCheck;
  }, themesFor(title));
  return checking.catch(repeatIfLost);
}

/** The runner repeats a story on a new page after this message. A page that is left can lose its promises first. */
function repeatIfLost(error: Error): never {
  if (!error.message.includes('promise was garbage collected')) throw error;
  throw new Error('Execution context was destroyed before the check of the contrast ended', { cause: error });
}
