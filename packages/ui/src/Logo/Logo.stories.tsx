import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Logo } from './Logo';
import { LogoMark } from './LogoMark';

const meta = preview.meta({ title: 'Foundations/Logo', component: Logo, args: { height: 28 } });

/** Mark and wordmark in the colors of the theme. At least 20 px high. */
export const Wordmark = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Gladhand' })).toBeVisible();
  },
});

/** The mark alone, at least 16 px high. */
export const Mark = meta.story({
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {[16, 24, 32, 64].map((size) => (
        <LogoMark key={size} size={size} label={`Gladhand ${size} px`} />
      ))}
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
