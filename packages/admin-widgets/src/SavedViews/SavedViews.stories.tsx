import { type SavedView, SavedViewScreen } from '@gladhand/domain/saved-views';
import { apiFails } from '@gladhand/domain/testing';
import { Button } from '@gladhand/ui';
import { useState } from 'react';
import { expect, fn, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { SavedViews, type SavedViewsProps } from './SavedViews';

const ADMIN = 'admin@gladhand.example';
const CUSTOMER_ADMIN = 'manager@gladhand.example';

interface ScreenProps extends SavedViewsProps {
  as?: string;
}

/** Keeps the open view and its query, as a host does in its URL. */
function Screen({ as = ADMIN, ...props }: ScreenProps) {
  const [state, setState] = useState({ query: props.query, viewId: props.viewId });
  return (
    <StoryHost as={as}>
      <div style={{ padding: 16 }}>
        <SavedViews
          {...props}
          {...state}
          onOpen={(view) => {
            props.onOpen(view);
            setState({ query: view.query, viewId: view.id });
          }}
        />
        <p>{state.query}</p>
        <Button onClick={() => setState({ ...state, query: 'scope=caution' })}>Filter</Button>
      </div>
    </StoryHost>
  );
}

const meta = preview.meta({
  title: 'Admin/SavedViews',
  parameters: { dataTexts: ['Filter'] },
  component: SavedViews,
  args: {
    screen: SavedViewScreen.FleetStatus,
    query: 'scope=critical',
    layout: '{"hidden":[]}',
    viewId: undefined,
    fresh: false,
    onOpen: fn(),
    href: (view: SavedView) => `https://portal.example/fleet?savedView=${view.id}`,
  },
  render: (args) => <Screen {...args} />,
});

const openMenu = async (name: string | RegExp = 'Views') => {
  await userEvent.click(await page.findByRole('button', { name }));
  return within(await page.findByRole('menu'));
};
let count = 0;
/** Saves a view for the story, under a name of its own. */
async function aView(extra: Partial<Parameters<typeof save>[0]> = {}) {
  return save({ name: `View ${++count} of the stories`, ...extra });
}
async function save(view: {
  name: string;
  isDefault?: boolean;
  audience?: string;
  role?: string;
  customerId?: number;
}) {
  const { savedViews } = await storyServerApi(ADMIN);
  return savedViews.create({
    screen: 'tracking',
    view: { query: 'show=loaded', audience: 'private', isDefault: false, ...view },
  });
}

/** Saves the state of a screen for a role, changes it, and saves the changes. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ args, step }) => {
    await step('saves a new view', async () => {
      const menu = await openMenu();
      await expect(await menu.findByText('No saved views yet')).toBeVisible();
      await userEvent.click(menu.getByRole('menuitem', { name: 'Save as new view…' }));
      const dialog = within(await page.findByRole('dialog', { name: 'Save view' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('Enter a name of 1 to 60 characters.')).toBeVisible();
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Critical trailers');
      await userEvent.click(dialog.getByRole('radio', { name: 'A role' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('Choose a role.')).toBeVisible();
      await userEvent.click(dialog.getByRole('combobox', { name: /^Role/ }));
      await userEvent.click(await page.findByRole('option', { name: 'Standard User' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await page.findByRole('button', { name: 'Critical trailers' })).toBeVisible();
      await expect(args.onOpen).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Critical trailers', query: 'scope=critical', role: 'CUSTOMER' }),
      );
    });
    await step('saves changes', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Filter' }));
      const menu = await openMenu('Critical trailers (edited)');
      await userEvent.click(menu.getByRole('menuitem', { name: 'Save changes to “Critical trailers”' }));
      await expect(await page.findByRole('button', { name: 'Critical trailers' })).toBeVisible();
      await waitFor(() =>
        expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'scope=caution' })),
      );
    });
    await step('rejects a name that is already used', async () => {
      const menu = await openMenu('Critical trailers');
      await userEvent.click(menu.getByRole('menuitem', { name: 'Save as new view…' }));
      const dialog = within(await page.findByRole('dialog', { name: 'Save view' }));
      await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'critical trailers');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText(/already have a view with this name/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    });
  },
});

/** Lists the views with their audience, a link to each, and the actions that the viewer has. */
export const Managed = meta.story({
  args: { screen: SavedViewScreen.Tracking },
  beforeEach: async () => {
    await aView({ name: 'Yard check' });
  },
  play: async () => {
    await userEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Manage views…' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Manage views' }));
    await expect(dialog.getByRole('rowheader', { name: 'Yard check' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit Yard check' }));
    const edit = within(await page.findByRole('dialog', { name: 'Edit view' }));
    const name = edit.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Yard check II');
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    const again = within(await page.findByRole('dialog', { name: 'Manage views' }));
    await userEvent.click(await again.findByRole('button', { name: 'Delete Yard check II' }));
    const confirm = within(await page.findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(again.queryByRole('rowheader', { name: 'Yard check II' })).toBeNull());
  },
});

/** A screen that is opened without any state shows the default view of the user's role. */
export const OpensTheDefault = meta.story({
  args: { screen: SavedViewScreen.Tracking, query: '', layout: undefined, fresh: true },
  render: (args) => <Screen {...args} as={CUSTOMER_ADMIN} />,
  beforeEach: async () => {
    const view = await aView({ audience: 'role', role: 'CUSTOMER_ADMIN', isDefault: true });
    return async () => {
      await (await storyServerApi(ADMIN)).savedViews.delete(view.id);
    };
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('show=loaded')).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});

/** The list failed to load. Saving is still possible, and the list can be loaded again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async () => {
    const menu = await openMenu();
    await expect(await menu.findByRole('menuitem', { name: /couldn't be loaded/ })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { screen: SavedViewScreen.Tracking },
  play: async () => {
    await aView();
    await openMenu();
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('button', { name: /^Views/ })),
});
