import { expect, fn, waitFor } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { HelpTroubleshooting } from './HelpTroubleshooting';
import { TROUBLESHOOTING_SECTIONS } from './troubleshootingSections';

const meta = preview.meta({
  title: 'Admin/HelpTroubleshooting',
  component: HelpTroubleshooting,
  args: { onSearchChange: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Links each line of the contents to its section. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(TROUBLESHOOTING_SECTIONS.length);
    for (const { title } of TROUBLESHOOTING_SECTIONS) {
      const href = canvas.getByRole('link', { name: title }).getAttribute('href');
      await expect(canvasElement.querySelector(String(href))).toHaveTextContent(title);
    }
  },
});

/** Shows the sections that contain all words of the search. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'J1939');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        `1 of ${TROUBLESHOOTING_SECTIONS.length} sections on this page`,
      ),
    );
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('ABS codes: J1587 and J1939');
  },
});

/** Shows an empty result. Clearing the search shows all sections. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'submarine');
    await expect(await canvas.findByText('Nothing on this page matches your search')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(TROUBLESHOOTING_SECTIONS.length);
  },
});

/** Shows the contents above the text on a phone. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: 'Contents' }).getBoundingClientRect();
    const article = canvas.getByRole('article').getBoundingClientRect();
    await expect(contents.bottom).toBeLessThanOrEqual(article.top);
    await expect(article.right).toBeLessThanOrEqual(390);
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('heading', { level: 1 })),
});
