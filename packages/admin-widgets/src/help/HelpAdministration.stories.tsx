import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { everyMode, noPicture } from '#storybook/visual';
import { de } from '../languages/de';
import { ADMINISTRATION_SECTIONS } from './administrationSections';
import { HelpAdministration } from './HelpAdministration';

const pageHrefs = {
  faq: '#/faq',
  troubleshooting: '#/troubleshooting',
  installation: '#/installation',
  administration: '#/administration',
};

const meta = preview.meta({
  title: 'Admin/HelpAdministration',
  component: HelpAdministration,
  parameters: { layout: 'fullscreen' },
  args: { pageHrefs, onSearchChange: fn() },
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(ADMINISTRATION_SECTIONS.length);
    await expect(canvas.queryByRole('region', { name: 'On other pages' })).not.toBeInTheDocument();
  },
});

/** Lists matching sections of the other pages with an excerpt. */
export const FoundElsewhere = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search Help' }), 'dwell');
    await expect(await canvas.findByText('Nothing on this page matches your search')).toBeVisible();
    const results = within(canvas.getByRole('region', { name: 'On other pages' }));
    const link = results.getByRole('link', { name: 'What do the Fleet status columns mean?' });
    await expect(link).toHaveAttribute('href', '#/faq#help-columns');
    await expect(results.getByText('Dwell Time')).toBeVisible();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('dwell');
  },
});

/** Sections about screens that the user may not open aren't shown, here or among those of other pages. */
export const FewScreens = meta.story({
  args: { mayOpen: (screen) => screen === 'subscriptionManagement', search: 'trailers' },
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'How do I change SIMs and their plans?' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'How do I lease trailers to another customer?' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'How do I transfer trailers to another customer?' })).toBeNull();
  },
});

/** In German. Sections that aren't translated are marked as English. */
export const German = meta.story({
  args: { messages: { help: { ...de.help } } },
  tags: ['no-picture'],
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    const english = canvas.getByRole('heading', { name: 'How do I add a user?' });
    await expect(english.closest('section')).toHaveAttribute('lang', 'en');
    await userEvent.type(canvas.getByRole('searchbox'), 'Leasing');
    await waitFor(() => expect(english).not.toBeInTheDocument());
    const heading = canvas.getByRole('heading', { name: 'Wie verlease ich Trailer an einen anderen Kunden?' });
    await expect(heading.closest('section')).not.toHaveAttribute('lang');
  },
});

/** Starts with the search of a copied link. */
export const SearchGiven = meta.story({
  args: { search: 'serial number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('serial number');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d of \d+ sections on this page$/);
    await expect(canvas.getByRole('region', { name: 'On other pages' })).toBeVisible();
  },
});

export const Dark = meta.story({ args: { search: 'password' }, globals: { theme: 'dark' } });

export const Narrow = meta.story({
  args: { search: 'sensor' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'On other pages' }).getBoundingClientRect().right).toBeLessThan(
      390,
    );
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('heading', { level: 1 })),
});
