import { expect, fn, waitFor } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { HelpInstallation } from './HelpInstallation';
import { INSTALLATION_SECTIONS } from './installationSections';

const meta = preview.meta({
  title: 'Admin/HelpInstallation',
  component: HelpInstallation,
  args: { onSearchChange: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Shows all sections in the order of the work. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(INSTALLATION_SECTIONS.map(({ title }) => title));
  },
});

/** Finds the wire that supplies power. */
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'auxiliary power');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Wires of the seven-way plug'),
    );
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('heading', { level: 1 })),
});
