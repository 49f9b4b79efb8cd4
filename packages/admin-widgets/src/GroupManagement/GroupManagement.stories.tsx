import { can } from '@gladhand/domain';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTextsFit } from '#storybook/expectTextsFit';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServer, storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { GroupManagement } from './GroupManagement';

const meta = preview.meta({
  title: 'Admin/GroupManagement',
  component: GroupManagement,
  parameters: { layout: 'fullscreen' },
  args: { onViewChange: fn() },
  decorators: [
    // The account of the parameter `host`, with its role
    (Story, { parameters }) => {
      const { as, role } = parameters.host ?? { as: 'manager@gladhand.example', role: 'CUSTOMER_ADMIN_1' };
      return (
        <div style={{ blockSize: '100vh' }}>
          <StoryHost as={as} can={(subject) => can([role], {}, subject)}>
            <Story />
          </StoryHost>
        </div>
      );
    },
  ],
});

/** A top-level administrator who opens the second customer. */
const TOP = { args: { customerId: 2 }, parameters: { host: { as: 'admin@gladhand.example', role: 'ADMINS' } } };

const row = (name: RegExp) => screen.findByRole('treeitem', { name });
const choose = async (name: RegExp) => userEvent.click(within(await row(name)).getByText(name));
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const BOXES = { name: /^Select .+, / };
const idOf = async (customerId: number, name: string) => {
  const { fleet } = await storyServer();
  return fleet.groups.find((group) => group.customerId === customerId && group.name === name)?.groupId ?? '';
};

/** Shows a group with its parents, trailers and users. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    await choose(/^Leased Out/);
    await expect(await canvas.findByRole('heading', { name: 'Leased Out' })).toBeVisible();
    const grid = await canvas.findByRole('grid', { name: 'Trailers of Leased Out' });
    await expect((await within(grid).findAllByRole('checkbox', BOXES)).length).toBeGreaterThan(3);
    await userEvent.click(canvas.getByRole('tab', { name: /^Users/ }));
    await expect(await canvas.findByText('No users in this group')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Trailers/ }));
  },
});

/** Shows the specified text when there are several customers and none is chosen. */
export const NoCustomerChosen = meta.story({
  parameters: { host: { as: 'admin@gladhand.example', role: 'ADMINS' } },
  play: async ({ canvas }) => {
    const words = 'You need to select a customer in order to change group assignments or to edit groups';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create Group' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await expect(await row(/^Leased Out/)).toBeVisible();
  },
});

/** Creates a group under each chosen parent and selects it. The name of a special group is rejected. */
export const Create = meta.story({
  play: async ({ canvas }) => {
    await choose(/^Leased Out/);
    await press('Create Group');
    const form = within(await screen.findByRole('dialog', { name: 'Create Group' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'all-vins');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await expect(await form.findByText(/belongs to a special group/)).toBeVisible();
    await userEvent.clear(form.getByRole('textbox', { name: /^Name/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), '<script>alert(1)</script>');
    await userEvent.click(form.getByRole('combobox', { name: /^Parent groups/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Over the Road$/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible();
    await expect(canvas.getByText(/^Under: Leased Out, Over the Road/)).toBeVisible();
  },
});

/** Keeps the entry when the server rejects a name that another group has. */
export const NameTaken = meta.story({
  play: async () => {
    await choose(/^Leased Out/);
    await press('Rename');
    const form = within(await screen.findByRole('dialog', { name: 'Rename group' }));
    const name = form.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'over THE road');
    await userEvent.click(form.getByRole('button', { name: 'Rename' }));
    await expect(await form.findByText(/Another group of this customer has this name/)).toBeVisible();
    await expect(name).toHaveValue('over THE road');
  },
});

/** Shows both versions when someone else has changed the group. A second save replaces the change. */
export const RenameConflict = meta.story({
  play: async ({ canvas }) => {
    await choose(/^Leased Out/);
    await press('Rename');
    const form = within(await screen.findByRole('dialog', { name: 'Rename group' }));
    const { groups } = (await storyServerApi('admin@gladhand.example')).administration;
    await groups.rename({ customerId: 1, vehicleGroupId: await idOf(1, 'Leased Out'), name: 'Rented Out' });
    const name = form.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'On Lease');
    await userEvent.click(form.getByRole('button', { name: 'Rename' }));
    await expect(await form.findByText('Someone else has changed this group')).toBeVisible();
    await expect(form.getByRole('cell', { name: 'Rented Out' })).toBeVisible();
    await expect(name).toHaveValue('On Lease');
    await userEvent.click(form.getByRole('button', { name: 'Rename' }));
    await expect(await canvas.findByRole('heading', { name: 'On Lease' })).toBeVisible();
  },
});

/** Lists the users who gain access before a group moves. */
export const Move = meta.story({
  ...TOP,
  play: async ({ canvas }) => {
    await choose(/^Over the Road/);
    await press('Move');
    const form = within(await screen.findByRole('dialog', { name: 'Move Over the Road' }));
    await expect(form.getByRole('button', { name: 'Move' })).toBeDisabled();
    await userEvent.click(form.getByRole('combobox', { name: /^Parent groups/ }));
    await expect(screen.queryByRole('option', { name: /Region/ })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Leased Out' }));
    await userEvent.keyboard('{Escape}');
    await expect(await form.findByText(/^1 user gains access to \d+ trailers$/)).toBeVisible();
    await expect(form.getByText('new@gladhand.example')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Move' }));
    await expect(await canvas.findByText(/^Under: Leased Out/)).toBeVisible();
  },
});

/** Lists the users who lose access before a group is deleted. */
export const Delete = meta.story({
  ...TOP,
  play: async ({ canvas }) => {
    await choose(/^Leased Out/);
    await press('Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Leased Out?' }));
    await expect(await question.findByText(/^1 user loses access to \d+ trailers$/)).toBeVisible();
    await expect(question.getByText(/^1 user would no longer be in any group/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('No group selected')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Leased Out/ })).toBeNull());
  },
});

/** Removes trailers, and adds them again with the picker. */
export const RemoveAndAdd = meta.story({
  play: async ({ canvas }) => {
    await choose(/^Leased Out/);
    const grid = within(await canvas.findByRole('grid', { name: 'Trailers of Leased Out' }));
    const before = (await grid.findAllByRole('checkbox', BOXES)).length;
    await userEvent.click((await grid.findAllByRole('checkbox', BOXES))[0] as HTMLElement);
    await press('Remove');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(grid.getAllByRole('checkbox', BOXES)).toHaveLength(before - 1));
    await press('Add trailers');
    const picker = within(await screen.findByRole('dialog', { name: 'Add trailers to Leased Out' }));
    await userEvent.click((await picker.findAllByRole('checkbox', BOXES))[0] as HTMLElement);
    await userEvent.click(picker.getByRole('button', { name: 'Add 1 trailer' }));
    await waitFor(() => expect(grid.getAllByRole('checkbox', BOXES)).toHaveLength(before));
  },
});

/** Adds users to a group, also to a special one, and removes them. */
export const UsersInAndOut = meta.story({
  play: async ({ canvas }) => {
    await choose(/^No Help/);
    await press('Add users');
    const picker = within(await screen.findByRole('dialog', { name: 'Add users to No Help' }));
    await userEvent.type(picker.getByRole('combobox', { name: /^Users/ }), 'expired');
    await userEvent.click(await screen.findByRole('option', { name: /^expired@gladhand.example/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(picker.getByRole('button', { name: 'Add 1 user' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remove expired@gladhand.example');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('No users in this group')).toBeVisible();
  },
});

/** Adds many trailers to many groups. Lines that are not found are listed and can be corrected. */
export const Paste = meta.story({
  play: async () => {
    await row(/^Leased Out/);
    const { fleet } = await storyServer();
    const [first, second] = fleet.trailers.filter(({ customerId }) => customerId === 1);
    await press('Paste trailers');
    const form = within(await screen.findByRole('dialog', { name: 'Paste trailers' }));
    await userEvent.click(form.getByRole('textbox', { name: /^Unit IDs/ }));
    await userEvent.paste([first?.vin, 'nobody', second?.unitId, first?.vin].join('\n'));
    await userEvent.click(form.getByRole('textbox', { name: /^Group names/ }));
    await userEvent.paste('leased out\nOver the Road');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    const trailers = within(await form.findByRole('region', { name: 'Trailers' }));
    await expect(trailers.getByRole('row', { name: /nobody Not found/ })).toBeVisible();
    await expect(trailers.getByRole('row', { name: new RegExp(`${second?.unitId} Added`) })).toBeVisible();
    await expect(trailers.getByText('Repeated')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Edit and try again' }));
    await expect(form.getByRole('textbox', { name: /^Unit IDs/ })).toHaveValue('nobody');
    const names = form.getByRole('textbox', { name: /^Group names/ });
    await expect(names).toHaveValue('leased out\nOver the Road');
    await userEvent.clear(names);
    await userEvent.paste('All VINs');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await form.findByText("Special group: can't contain trailers")).toBeVisible();
  },
});

/** Shows the users of a special group without any way to change the group. */
export const SpecialGroup = meta.story({
  play: async ({ canvas }) => {
    await choose(/^TK Command Control/);
    await expect(await canvas.findByText(/^Special group\. Grants reefer commands/)).toBeVisible();
    await expect(await canvas.findByText('manager@gladhand.example')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull();
    (await row(/^All VINs/)).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

/** Offers the actions of the buttons in the menu of a row. */
export const RowMenu = meta.story({
  play: async () => {
    (await row(/^Leased Out/)).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move Leased Out' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Shows a read-only viewer no button that changes anything, and no users. */
export const ReadOnly = meta.story({
  args: { customerId: 1 },
  parameters: { host: { as: 'viewer@gladhand.example', role: 'ALL_CUSTOMER_VIEW' } },
  play: async ({ canvas }) => {
    await choose(/^Leased Out/);
    await canvas.findByRole('grid', { name: 'Trailers of Leased Out' });
    for (const name of ['Create Group', 'Paste trailers', 'Rename', 'Move', 'Delete', 'Add trailers', 'Remove'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: /^Users/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { customerId: 1 },
  beforeEach({ msw }) {
    msw.use(http.post('*/graphql', () => new Promise<never>(() => undefined)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tree', { name: 'Groups' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Loads the list again after a failure. */
export const Failed = meta.story({
  args: { customerId: 1 },
  beforeEach({ msw }) {
    let isDown = true;
    msw.use(
      http.post('*/graphql', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        if (!isDown || !query.includes('vehicleGroups(')) return undefined;
        isDown = false;
        return HttpResponse.json({ error: { code: 'BAD_USER_INPUT', message: 'Not now.' } }, { status: 400 });
      }),
    );
  },
  play: async () => {
    await press(/try again/i);
    await expect(await row(/^Leased Out/)).toBeVisible();
  },
});

/** Keeps the entry when a save fails, and saves it on the next attempt. */
export const SaveFails = meta.story({
  beforeEach({ msw }) {
    let isDown = true;
    msw.use(
      http.post('*/graphql', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        if (!isDown || !query.includes('updateVehicleGroup')) return undefined;
        isDown = false;
        return HttpResponse.error();
      }),
    );
  },
  play: async ({ canvas }) => {
    await row(/^Leased Out/);
    await press('Create Group');
    const form = within(await screen.findByRole('dialog', { name: 'Create Group' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Spare Pool');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await expect(await form.findByText('Not saved')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Spare Pool');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('heading', { name: 'Spare Pool' })).toBeVisible();
  },
});

/** Searches ten thousand groups while typing. */
export const TenThousandGroups = meta.story({
  args: { customerId: 1 },
  beforeEach({ msw }) {
    const vehicleGroups = Array.from({ length: 10_000 }, (_, k) => ({
      id: `group-${k}`,
      name: k === 0 ? 'The whole fleet' : `Group ${String(k).padStart(4, '0')}`,
      kind: 'regular',
      parentIds: k === 0 ? [] : [`group-${Math.floor((k - 1) / 10)}`],
      vehicleCount: k % 7,
      totalVehicleCount: k % 7,
      userCount: 0,
      version: 1,
    }));
    msw.use(
      http.post('*/graphql', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        return query.includes('vehicleGroups(') ? HttpResponse.json({ data: { vehicleGroups } }) : undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await row(/^The whole fleet/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a group' }), '7777');
    await expect(await row(/^Group 7777/)).toBeVisible();
    await expect(canvas.getByText('10,000 groups')).toBeVisible();
    await press('Create Group');
    const form = within(await screen.findByRole('dialog', { name: 'Create Group' }));
    await userEvent.type(form.getByRole('combobox', { name: /^Parent groups/ }), '8888');
    await expect(await screen.findByRole('option', { name: /Group 8888$/ })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  args: { customerId: 1 },
  parameters: { host: { as: 'dealer@gladhand.example', role: 'DEALER' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access to/)).toBeVisible();
  },
});

/** On a phone, shows the tree first, then the group with a button back. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await choose(/^Leased Out/);
    if (!window.matchMedia('(max-width: 767px)').matches) return;
    await expect(screen.queryByRole('tree')).toBeNull();
    await press('All groups');
    await expect(await screen.findByRole('tree', { name: 'Groups' })).toBeVisible();
  },
});

export const Dark = Ordinary.extend({ globals: { theme: 'dark' }, play: async () => choose(/^Leased Out/) });

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('treeitem', { name: /^Leased Out/ })),
});

/** In German. */
export const German = Ordinary.extend({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Gruppenverwaltung/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Gruppe anlegen' })).toBeVisible();
    await expectTextsFit();
  },
});

/** In Spanish. */
export const Spanish = Ordinary.extend({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Administración de grupos/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Crear grupo' })).toBeVisible();
    await expectTextsFit();
  },
});
