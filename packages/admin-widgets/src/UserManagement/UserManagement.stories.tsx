import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { USER_TEXTS, userTypeSummary } from '@gladhand/domain/users';
import { Checkbox } from '@gladhand/ui';
import { http } from 'msw';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTextsFit } from '#storybook/expectTextsFit';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyImportWorkerUrl } from '#storybook/importWorker';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyApi, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import type { GroupTreeSlotProps } from './GroupsTab';
import { UserManagement } from './UserManagement';
import { userListParams } from './userListParams';

const people = (email = 'admin@gladhand.example') => storyApi(email).administration.users;
const find = async (email: string) => {
  const { users } = await people().page({
    filters: { username: email },
    paginationInput: { pageSize: 10, pageNumber: 1 },
  });
  const [user] = users;
  if (!user) throw new Error(`${email} is not there`);
  return user;
};
const EMAIL = 'user01@fleet1.example';

/** Replaces the tree of groups, which a host passes in. */
function Groups({ customerId, value, onChange, disabled }: GroupTreeSlotProps) {
  return GROUPS.filter((group) => group.customerId === customerId).map(({ groupId, name }) => (
    <div key={groupId}>
      <Checkbox
        label={name}
        checked={value.includes(groupId)}
        disabled={disabled}
        onChange={(event) =>
          onChange(event.target.checked ? [...value, groupId] : value.filter((id) => id !== groupId))
        }
      />
    </div>
  ));
}
let GROUPS: readonly { customerId: number; groupId: string; name: string; kind: string }[] = [];

const meta = preview.meta({
  title: 'Admin/UserManagement',
  component: UserManagement,
  parameters: { layout: 'fullscreen' },
  args: { groupTree: (props) => <Groups {...props} /> },
  async beforeEach() {
    const { fleet } = await storyServer();
    GROUPS = fleet.groups.filter(({ kind }) => kind === 'regular' || kind === 'allVins' || kind === 'noVins');
  },
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 760 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const table = () => within(screen.getByRole('table', { name: 'Users' }));
const search = async (text: string) => {
  const box = await screen.findByRole('searchbox', { name: 'Search Username' });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const dialog = async (name: string | RegExp, role = 'dialog') => within(await screen.findByRole(role, { name }));
const open = async (action: string, email = EMAIL) => {
  await search(email);
  // The previous page may still have the row.
  await screen.findByText('1 user');
  await userEvent.click(await screen.findByRole('button', { name: `${action} ${email}` }));
};

/** Lists the users of all customers, as many as fit, with a banner to select a customer. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('36 users')).toBeVisible();
    await expect(await canvas.findByText(USER_TEXTS.selectCustomer)).toBeVisible();
    await expect(await canvas.findByText(/^Rows 1 to \d+ of 36$/)).toBeVisible();
    await step('an administrator without customers has the type Admin', async () => {
      const row = within(
        (await table().findByRole('rowheader', { name: 'admin@gladhand.example' })).closest('tr') as HTMLElement,
      );
      await expect(row.getByText('Admin')).toBeVisible();
      await expect(row.getByRole('switch', { name: /enabled/ })).toBeDisabled();
    });
    await step('a customer filters the list and removes the banner', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Customer' }));
      const [, first] = await screen.findAllByRole('option');
      await userEvent.click(first as HTMLElement);
      await waitFor(() => expect(canvas.queryByText(USER_TEXTS.selectCustomer)).toBeNull());
    });
  },
});

/** Filters and sorts by the column headings. */
export const Filters = meta.story({
  play: async ({ canvas, step }) => {
    await canvas.findByText('36 users');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await step('filters by a choice', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Filter Enabled' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Disabled' }));
      await expect(await canvas.findByText('1 user')).toBeVisible();
      await expect(await table().findByText('user05@fleet1.example')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await canvas.findByText('36 users');
    });
    await step('filters by text without matches', async () => {
      await search('=nobody<b>');
      await expect(await canvas.findByText('No matching users')).toBeVisible();
      await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement);
      await canvas.findByText('36 users');
    });
    await step('filters by a day, but not by a future one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter Created: All' }));
      const sheet = await dialog('Filter Created');
      await userEvent.type(sheet.getByRole('textbox', { name: /Day/ }), '11/18/2026{Enter}');
      await expect(canvas.getByRole('button', { name: 'Filter Created: All', hidden: true })).toBeInTheDocument();
      await userEvent.click(sheet.getByRole('button', { name: 'Clear' }));
      await expect(sheet.getByRole('textbox', { name: /Day/ })).toHaveValue('');
      await expect(sheet.getByRole('textbox', { name: /Day/ })).toBeValid();
      await userEvent.type(sheet.getByRole('textbox', { name: /Day/ }), '11/16/2026{Enter}');
      await expect(
        await canvas.findByRole('button', { name: /Filter Created: On 11\/16\/2026/, hidden: true }),
      ).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByText('No matching users')).toBeVisible();
    });
    await step('sorted by the last sign-in, users who have never signed in stay last', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement);
      await canvas.findByText('36 users');
      await userEvent.click(canvas.getByRole('button', { name: /^Last Login/ }));
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: /Last Login/ })).toHaveAttribute('aria-sort', 'ascending'),
      );
      await waitFor(() => expect(table().getAllByRole('row')[2]).not.toHaveTextContent(USER_TEXTS.neverLoggedIn));
    });
  },
});

/** Changes the address to lower case and checks it. Create requires an address and a type with its customers. */
export const Create = meta.story({
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create New User' }));
    const form = await dialog(USER_TEXTS.createTitle);
    const create = form.getByRole('button', { name: 'Create' });
    const email = form.getByRole('textbox', { name: /Email/ });
    await step('rejects an invalid address', async () => {
      await userEvent.type(email, 'New@Northline');
      await userEvent.tab();
      await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
      await expect(create).toBeDisabled();
    });
    await step('requires customers for the type', async () => {
      await userEvent.type(email, '.Example');
      await userEvent.tab();
      await expect(email).toHaveValue('new@northline.example');
      await userEvent.click(await form.findByRole('checkbox', { name: 'Customer' }));
      await expect(create).toBeDisabled();
      await userEvent.click(form.getByRole('combobox', { name: 'Customers of Customer' }));
      await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await expect(create).toBeEnabled();
    });
    await step('the user is created and receives an email', async () => {
      await userEvent.click(create);
      await expect(await screen.findByText(`${USER_TEXTS.created}new@northline.example`)).toBeVisible();
      const [mail] = await (await storyServer()).mails();
      await expect(mail).toMatchObject({ to: 'new@northline.example', purpose: 'setPassword' });
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
      await search('new@northline');
      await expect(await screen.findByText('1 user')).toBeVisible();
    });
  },
});

/** Creates a user in groups of a customer. Another customer clears the chosen groups. */
export const CreateInGroups = meta.story({
  play: async ({ step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create New User' }));
    const form = await dialog(USER_TEXTS.createTitle);
    const show = (name: string) => userEvent.click(form.getByRole('tab', { name }));
    const chooseCustomer = async (index: number) => {
      await userEvent.click(form.getByRole('combobox', { name: 'Customer' }));
      await userEvent.click((await screen.findAllByRole('option'))[index] as HTMLElement);
    };
    await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'grouped@new.example');
    await step('shows no groups without a customer', async () => {
      await show('Groups');
      await expect(form.getByText(/Choose a user type with a customer first/)).toBeVisible();
    });
    await step('selects two customers of one type', async () => {
      await show('User Type');
      await userEvent.click(await form.findByRole('checkbox', { name: 'Customer' }));
      await userEvent.click(form.getByRole('combobox', { name: 'Customers of Customer' }));
      const options = await screen.findAllByRole('option');
      await userEvent.click(options[0] as HTMLElement);
      await userEvent.click(options[1] as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await show('Groups');
    });
    await step('another customer clears the selection', async () => {
      await chooseCustomer(0);
      await userEvent.click(await form.findByRole('checkbox', { name: 'Leased Out' }));
      await expect(form.getByRole('checkbox', { name: 'Leased Out' })).toBeChecked();
      await chooseCustomer(1);
      await expect(form.getByRole('checkbox', { name: 'Leased Out' })).not.toBeChecked();
      await chooseCustomer(0);
      await expect(form.getByRole('checkbox', { name: 'Leased Out' })).not.toBeChecked();
    });
    await step('creates the user in the group', async () => {
      await userEvent.click(form.getByRole('checkbox', { name: 'Leased Out' }));
      await userEvent.click(form.getByRole('button', { name: 'Create' }));
      await expect(await screen.findByText(`${USER_TEXTS.created}grouped@new.example`)).toBeVisible();
      const { groups } = await find('grouped@new.example');
      await expect(groups.map(({ name }) => name)).toEqual(['All VINs', 'Leased Out']);
    });
  },
});

/** A host keeps the view, such as in a URL, and restores it. */
export const HostKeepsTheView = meta.story({
  parameters: { dataTexts: ['Back', 'Query: sort=-created'] },
  render: function Host(args) {
    const [view, setView] = useState(() => userListParams.read([['sort', '-created']]));
    const [first] = useState(view);
    return (
      <>
        <button type="button" onClick={() => setView(first)}>
          Back
        </button>
        <output>{`Query: ${new URLSearchParams(userListParams.write(view))}`}</output>
        <UserManagement {...args} view={view} onViewChange={setView} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const query = () => canvas.getByText(/^Query: /);
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Created/ })).toHaveAttribute('aria-sort', 'descending'),
    );
    await search('user01@fleet1');
    await waitFor(() => expect(query()).toHaveTextContent('Query: search=user01%40fleet1&sort=-created'));
    await open('Edit');
    await expect(query()).toHaveTextContent(/open=/);
    await userEvent.click((await dialog(USER_TEXTS.editTitle)).getByRole('button', { name: 'Cancel' }));
    await expect(query()).not.toHaveTextContent(/open=/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(query()).toHaveTextContent(/^Query: sort=-created$/);
    await expect(canvas.getByRole('searchbox', { name: 'Search Username' })).toHaveValue('');
  },
});

/** Offers a top-level administrator all user types. */
export const EveryType = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create New User' }));
    const form = await dialog(USER_TEXTS.createTitle);
    await waitFor(() => expect(form.getAllByRole('checkbox')).toHaveLength(14));
    const technician = form.getByRole('checkbox', { name: 'Technician' });
    await expect(technician).toHaveAccessibleDescription(userTypeSummary('technician'));
    await expect(
      form.getByText('Sees all trailers of all customers. Manages customers, users, groups and trailers.'),
    ).toBeVisible();
  },
});

/** Shows a failed request and keeps the entries. */
export const CreateFails = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('UNAVAILABLE', 'The server is busy.', 'CreateUser')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create New User' }));
    const form = await dialog(USER_TEXTS.createTitle);
    await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'a@new.example');
    await userEvent.click(await form.findByRole('checkbox', { name: 'Support' }));
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByText(`${USER_TEXTS.createFailed}a@new.example`)).toBeVisible();
    await expect(screen.getByText('The server is busy.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(form.getByRole('textbox', { name: /Email/ })).toHaveValue('a@new.example');
    await expect(form.getByRole('checkbox', { name: 'Support' })).toBeChecked();
  },
});

/** Offers an account administrator four types by their own names. The only customer is chosen automatically. */
export const AsAccountAdministrator = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="manager@gladhand.example" can={(subject) => subject !== 'deleteUser'}>
        <div style={{ blockSize: 760 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New User' }));
    const form = await dialog(USER_TEXTS.createTitle);
    await waitFor(() => expect(form.getAllByRole('checkbox')).toHaveLength(4));
    await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'b@new.example');
    await userEvent.click(form.getByRole('checkbox', { name: 'Standard User' }));
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByText(`${USER_TEXTS.created}b@new.example`)).toBeVisible();
    await expect(canvas.queryByText(USER_TEXTS.selectCustomer)).toBeNull();
  },
});

/** Changes the types of a user. Update requires a change. */
export const Edit = meta.story({
  play: async () => {
    await open('Edit');
    const form = await dialog(USER_TEXTS.editTitle);
    const update = form.getByRole('button', { name: 'Update' });
    await expect(await form.findByRole('checkbox', { name: 'Customer' })).toBeChecked();
    await expect(update).toBeDisabled();
    await userEvent.click(form.getByRole('checkbox', { name: 'Support' }));
    await expect(update).toBeEnabled();
    await userEvent.click(update);
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await expect((await find(EMAIL)).roles).toEqual(['CUSTOMER_1', 'SUPPORT']);
  },
});

/** Confirms before Escape discards changes. The host guards the page while there are changes. */
export const UnsavedChanges = meta.story({
  parameters: { dataTexts: ['Guards'] },
  render: function Host(args) {
    const [guards, setGuards] = useState<((leave: () => void) => void)[]>([]);
    const [guardLeaving] = useState(() => (ask: (leave: () => void) => void) => {
      setGuards((present) => [...present, ask]);
      return () => setGuards((present) => present.filter((one) => one !== ask));
    });
    return (
      <StoryHost guardLeaving={guardLeaving}>
        <output>{`Guards: ${guards.length}`}</output>
        <UserManagement {...args} />
      </StoryHost>
    );
  },
  play: async ({ canvas, step }) => {
    const guards = () => canvas.getByText(/^Guards: /);
    await step('closes without confirmation if nothing has changed', async () => {
      await open('Edit');
      await (await dialog(USER_TEXTS.editTitle)).findByRole('checkbox', { name: 'Support' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('requires confirmation on Escape after a change', async () => {
      await open('Edit');
      const form = await dialog(USER_TEXTS.editTitle);
      await userEvent.click(await form.findByRole('checkbox', { name: 'Support' }));
      await expect(guards()).toHaveTextContent('Guards: 1');
      await userEvent.keyboard('{Escape}');
      const question = await dialog('Discard changes?', 'alertdialog');
      await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(form.getByRole('checkbox', { name: 'Support' })).toBeChecked();
    });
    await step('discards the changes', async () => {
      await userEvent.keyboard('{Escape}');
      const question = await dialog('Discard changes?', 'alertdialog');
      await userEvent.click(question.getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(guards()).toHaveTextContent('Guards: 0');
      await expect((await find(EMAIL)).roles).toEqual(['CUSTOMER_1']);
    });
  },
});

/** Shows both versions when someone else has changed the user. A second save replaces the change. */
export const EditConflict = meta.story({
  play: async () => {
    await open('Edit');
    const form = await dialog(USER_TEXTS.editTitle);
    await userEvent.click(await form.findByRole('checkbox', { name: 'Support' }));
    const { id, version } = await find(EMAIL);
    await people().update({ userId: id, version, roleNames: ['CUSTOMER_2'] });
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await expect(await form.findByText('Someone else has changed this user')).toBeVisible();
    await expect(form.getByRole('columnheader', { name: 'Saved' })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Support' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await expect((await find(EMAIL)).roles).toEqual(['CUSTOMER_1', 'SUPPORT']);
  },
});

const openGroups = async () => {
  await open('Edit');
  const form = await dialog(USER_TEXTS.editTitle);
  await userEvent.click(form.getByRole('tab', { name: 'Groups' }));
  return form;
};
const groupNames = async () => (await find(EMAIL)).groups.map(({ name }) => name).sort();
const regular = () => GROUPS.filter(({ customerId, kind }) => customerId === 1 && kind === 'regular');
/** Adds the user to the first regular group, opens the dialog and chooses the second group instead. */
async function changeGroup() {
  const [first, second] = regular().map(({ groupId, name }) => ({ groupId, name }));
  if (!first || !second) throw new Error('The fleet has too few groups');
  const { id } = await find(EMAIL);
  await people().addToGroups({ userIds: [id], customerId: 1, vehicleGroupIds: [first.groupId] });
  const form = await openGroups();
  const update = form.getByRole('button', { name: 'Update' });
  await userEvent.click(await form.findByRole('checkbox', { name: first.name }));
  await expect(form.getByText(USER_TEXTS.atLeastOneGroup)).toBeVisible();
  await expect(update).toBeDisabled();
  await userEvent.click(form.getByRole('checkbox', { name: second.name }));
  await expect(update).toBeEnabled();
  await userEvent.click(update);
  return { form, update, second };
}

/** Removes and adds groups in two requests. At least one group is required. */
export const EditGroups = meta.story({
  play: async () => {
    const { second } = await changeGroup();
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await expect(await groupNames()).toEqual([second.name]);
  },
});

/** Saves reefer controls with the groups. */
export const EditReeferControls = meta.story({
  play: async () => {
    const form = await openGroups();
    await expect(form.queryByText(USER_TEXTS.atLeastOneGroup)).toBeNull();
    await userEvent.click(await form.findByRole('switch', { name: 'Reefer Controls' }));
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
    const [first] = regular();
    await userEvent.click(form.getByRole('checkbox', { name: first?.name ?? '' }));
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await expect(await groupNames()).toEqual([first?.name, 'TK Command Control'].sort());
  },
});

/** Shows what was saved when the second request fails. Another save completes the change. */
export const GroupsHalfway = meta.story({
  play: async ({ msw }) => {
    const { id } = await find(EMAIL);
    const [first] = regular();
    await people().addToGroups({ userIds: [id], customerId: 1, vehicleGroupIds: [first?.groupId ?? ''] });
    const form = await openGroups();
    await userEvent.click(await form.findByRole('checkbox', { name: first?.name ?? '' }));
    const second = regular()[1]?.name ?? '';
    await userEvent.click(form.getByRole('checkbox', { name: second }));
    msw.use(graphqlFails('UNAVAILABLE', 'The server is busy.', 'AddUsersToVehicleGroups'));
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText(/the new groups weren't added/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    msw.use(http.post('/auth/graphql', async ({ request }) => (await storyServer()).fetch(request)));
    await expect(form.getByRole('checkbox', { name: second })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await expect(await groupNames()).toEqual([second]);
  },
});

/** Shows no tree without a customer. */
export const GroupsWithoutCustomer = meta.story({
  play: async () => {
    await open('Edit', 'oem@gladhand.example');
    const form = await dialog(USER_TEXTS.editTitle);
    await userEvent.click(form.getByRole('tab', { name: 'Groups' }));
    await expect(form.getByText(USER_TEXTS.selectCustomer)).toBeVisible();
  },
});

/** Disables a user after a confirmation, ends the sessions at once, and enables the user again. */
export const DisableAndEnable = meta.story({
  play: async () => {
    await search(EMAIL);
    await userEvent.click(await screen.findByRole('switch', { name: `${EMAIL} enabled` }));
    await userEvent.click((await dialog(`Disable ${EMAIL}?`, 'alertdialog')).getByRole('button', { name: 'Disable' }));
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: `${EMAIL} enabled` })).not.toBeChecked());
    await userEvent.click(screen.getByRole('switch', { name: `${EMAIL} enabled` }));
    await userEvent.click((await dialog(`Enable ${EMAIL}?`, 'alertdialog')).getByRole('button', { name: 'Enable' }));
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await expect((await find(EMAIL)).enabled).toBe(true);
  },
});

/** Switches reefer controls in a row with one customer. */
export const ReeferControls = meta.story({
  play: async () => {
    await search(EMAIL);
    const control = await screen.findByRole('switch', { name: `${EMAIL} reefer controls` });
    await userEvent.click(control);
    await waitFor(() => expect(control).toBeChecked());
    await expect((await find(EMAIL)).tkCommandControl).toBe(true);
    await search('oem@gladhand.example');
    await expect(await screen.findByRole('switch', { name: 'oem@gladhand.example reefer controls' })).toBeDisabled();
  },
});

/** Sends emails to the selected users and shows each result. */
export const MailSelection = meta.story({
  play: async ({ canvas }) => {
    await search('@fleet1.example');
    await canvas.findByText('13 users');
    const reset = canvas.getByRole('button', { name: 'Reset Password' });
    await expect(reset).toBeDisabled();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select user01@fleet1.example' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select user05@fleet1.example' }));
    await userEvent.click(reset);
    const ask = await dialog('Reset the password of 2 users?', 'alertdialog');
    await userEvent.click(ask.getByRole('button', { name: 'Reset Password' }));
    await expect(await screen.findByText(`${USER_TEXTS.resetSent}user01@fleet1.example`)).toBeVisible();
    await expect(screen.getByText('user05@fleet1.example: This account is disabled.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select user05@fleet1.example' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend Verification' }));
    const again = await dialog('Resend the verification email to user01@fleet1.example?', 'alertdialog');
    await userEvent.click(again.getByRole('button', { name: 'Resend Verification' }));
    await expect(await screen.findByText(`${USER_TEXTS.verificationSent}user01@fleet1.example`)).toBeVisible();
    const mails = await (await storyServer()).mails();
    await expect(mails.map(({ purpose }) => purpose)).toEqual(['confirmEmail', 'resetPassword']);
  },
});

/** Shows that an email was not sent. */
export const MailFails = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('UNAVAILABLE', 'The server is busy.', 'SendVerificationEmail')),
  play: async ({ canvas }) => {
    await search(EMAIL);
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${EMAIL}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend Verification' }));
    await userEvent.click(
      (await dialog(/Resend the verification/, 'alertdialog')).getByRole('button', { name: 'Resend Verification' }),
    );
    await expect(await screen.findByText(USER_TEXTS.verificationFailed)).toBeVisible();
  },
});

/** Deletes an account after a confirmation. */
export const Delete = meta.story({
  play: async ({ canvas }) => {
    await open('Delete');
    await userEvent.click((await dialog(`Delete ${EMAIL}?`, 'alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(USER_TEXTS.deleted + EMAIL)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByText('No matching users')).toBeVisible();
  },
});

/** Shows why a deletion failed. */
export const DeleteFails = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('BAD_USER_INPUT', 'Nobody else holds ADMINS.', 'DeleteUser')),
  play: async () => {
    await open('Delete');
    await userEvent.click((await dialog(`Delete ${EMAIL}?`, 'alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText(USER_TEXTS.deleteFailed + EMAIL)).toBeVisible();
    await expect(screen.getByText('Nobody else holds ADMINS.')).toBeVisible();
  },
});

/** Lists what a user can see and do, and why. */
export const Access = meta.story({
  play: async () => {
    await open('Effective access of', 'manager@gladhand.example');
    const sheet = await dialog('Effective access');
    await expect(await sheet.findByText(/^All trailers, from Account Administrator of /)).toBeVisible();
    const administration = within(sheet.getByRole('region', { name: 'Administration' }));
    await expect(administration.getByText('Create, edit, disable and import users')).toBeInTheDocument();
    const reefers = within(sheet.getByRole('region', { name: 'Refrigeration units' }));
    await expect(
      reefers.getAllByText(/^From Account Administrator of .+, with the customer feature ThermoKing$/),
    ).not.toHaveLength(0);
    await expect(sheet.queryByText('Delete users')).toBeNull();
    // Areas that are not built yet have no abilities.
    await expect(sheet.queryByText(/OTA/i)).toBeNull();
  },
});

/** Checks each row of a file before anything changes. */
export const Import = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    const sheet = await dialog('Import Users');
    const text = [
      'Username,Type,Customer Name(s),Enabled,Nickname',
      'one@new.example,Standard User,1,,x',
      'one@new.example,Standard User,1,,x',
      'not an address,Standard User,1,,',
      'two@new.example,King,1,,',
      `${EMAIL},,,No,`,
      'user03@fleet1.example,Standard User,1,Yes,',
    ].join('\n');
    await userEvent.click(sheet.getByRole('textbox', { name: /paste/i }));
    await userEvent.paste(text);
    await userEvent.click(sheet.getByRole('button', { name: 'Check pasted text' }));
    await step('shows the dry run', async () => {
      await expect(await sheet.findByText(/'Nickname' is ignored/)).toBeVisible();
      await expect(await sheet.findByRole('button', { name: 'Create 1' }, { timeout: 5_000 })).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Change 1' })).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'No change 1' })).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: 'Only problems 3' }));
      await expect(await sheet.findByText('This email address is already in the file.')).toBeVisible();
      await expect(sheet.getAllByText("There is no user type 'King'.")[0]).toBeVisible();
      await expect((await find(EMAIL)).enabled).toBe(true);
    });
    await step('then the import runs', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Apply 2 users' }));
      await expect(await sheet.findByRole('button', { name: 'Created 1' }, { timeout: 5_000 })).toBeVisible();
      await expect((await find(EMAIL)).enabled).toBe(false);
      await expect((await find('one@new.example')).roles).toEqual(['CUSTOMER_1']);
      await expect(sheet.getByRole('button', { name: 'Download rows with problems' })).toBeEnabled();
    });
  },
});

/** Resumes where a batch failed. A file without email addresses is rejected. */
export const ImportResumes = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('UNAVAILABLE', 'The server is busy.', 'CheckUserRows')),
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    const sheet = await dialog('Import Users');
    const check = async (text: string) => {
      const box = sheet.getByRole('textbox', { name: /paste/i });
      await userEvent.clear(box);
      await userEvent.click(box);
      await userEvent.paste(text);
      await userEvent.click(sheet.getByRole('button', { name: 'Check pasted text' }));
    };
    await check('Type\nSupport');
    await expect(await sheet.findByText('The first line must contain the column Username.')).toBeVisible();
    await check('Email,Roles\na@new.example,SUPPORT');
    await expect(await sheet.findByText('Stopped after 0 of 1 rows')).toBeVisible();
    await expect(sheet.getByText('The check has stopped. Nothing has changed yet.')).toBeVisible();
    msw.use(http.post('/auth/graphql', async ({ request }) => (await storyServer()).fetch(request)));
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await expect(await sheet.findByRole('button', { name: 'Create 1' }, { timeout: 5_000 })).toBeVisible();
  },
});

const asFile = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: 'text/csv' });
const utf16 = (text: string) => Uint16Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0));
const chooseFile = async (sheet: Awaited<ReturnType<typeof dialog>>, file: File) =>
  fireEvent.change(
    sheet.getByRole('group', { name: 'CSV or JSON file' }).querySelector('input[type=file]') as Element,
    {
      target: { files: [file] },
    },
  );

/** Reads a file of any encoding in a worker, and shows how it was read. An unreadable file is rejected. */
export const ImportFile = meta.story({
  args: { importWorkerUrl: storyImportWorkerUrl },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    const sheet = await dialog('Import Users');
    await step('rejects a quote that is never closed', async () => {
      await chooseFile(sheet, asFile('open.csv', 'Username,Type\n"a@new.example,Support\nb@new.example,Support\n'));
      await expect(await sheet.findByText(/^Line 2: a cell starts with a quote/)).toBeVisible();
    });
    await step('rejects a file that is too large', async () => {
      const large = asFile('large.csv', 'Username');
      Object.defineProperty(large, 'size', { value: 17 * 1024 * 1024 });
      await chooseFile(sheet, large);
      await expect(await sheet.findByText('The file is larger than 16 MB. Split it into smaller files.')).toBeVisible();
    });
    await step('reads UTF-16 with a separator line and a comment', async () => {
      const text = 'sep=;\r\n# new people\r\nUsername;Type\r\na@new.example;Support\r\nb@new.example;Support\r\n';
      await chooseFile(sheet, asFile('users.csv', utf16(text)));
      const how = 'Read as UTF-16 LE, separated by semicolons: 2 rows, 1 comment line skipped.';
      await expect(await sheet.findByText(how, {}, { timeout: 5_000 })).toBeVisible();
      await expect(await sheet.findByRole('button', { name: 'Create 2' }, { timeout: 5_000 })).toBeVisible();
    });
    await step('reads Windows-1252', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Choose another file' }));
      const bytes = Uint8Array.from('Username,Nickname\na@new.example,M\u00fcller\n', (sign) => sign.charCodeAt(0));
      await chooseFile(sheet, asFile('users.csv', bytes));
      await expect(await sheet.findByText('Read as Windows-1252, separated by commas: 1 row.')).toBeVisible();
    });
  },
});

/** Reads files without a worker. */
export const ImportWithoutWorker = meta.story({
  args: { importWorkerUrl: '/no-such-worker.js' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    const sheet = await dialog('Import Users');
    await chooseFile(sheet, asFile('users.csv', 'Username,Type\na@new.example,Support\n'));
    const how = 'Read as UTF-8, separated by commas: 1 row.';
    await expect(await sheet.findByText(how, {}, { timeout: 15_000 })).toBeVisible();
  },
});

/** Shows that the import has stopped while rows were applied. */
export const ImportStops = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('UNAVAILABLE', 'The server is busy.', 'ApplyUserRows')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }));
    const sheet = await dialog('Import Users');
    await userEvent.click(sheet.getByRole('textbox', { name: /paste/i }));
    await userEvent.paste('Username,Type\na@new.example,Support');
    await userEvent.click(sheet.getByRole('button', { name: 'Check pasted text' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Apply 1 user' }, { timeout: 5_000 }));
    await expect(await sheet.findByText('Stopped after 0 of 1 rows')).toBeVisible();
    const words = 'The import has stopped. Earlier rows are saved; later rows may not be.';
    await expect(sheet.getByText(words)).toBeVisible();
    await expect(sheet.queryByText(/written|Applying the/)).toBeNull();
  },
});

/** Exports all users. */
export const Export = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('36 users');
    await userEvent.click(canvas.getByRole('button', { name: 'Export to CSV' }));
    const sheet = await dialog('Export to CSV');
    await expect(sheet.getByText(/^Users Export \d\d-\d\d-\d{4}\.csv$/)).toBeVisible();
    await expect(await sheet.findByText('36 users were written.')).toBeVisible();
  },
});

/** Confirms again when someone else has changed the user. */
export const DisableConflict = meta.story({
  play: async () => {
    await search(EMAIL);
    await userEvent.click(await screen.findByRole('switch', { name: `${EMAIL} enabled` }));
    const ask = await dialog(`Disable ${EMAIL}?`, 'alertdialog');
    const { id, version } = await find(EMAIL);
    await people().update({ userId: id, version, roleNames: ['CUSTOMER_1', 'SUPPORT'] });
    await userEvent.click(ask.getByRole('button', { name: 'Disable' }));
    await expect(await ask.findByText(/with CUSTOMER_1, SUPPORT/)).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Disable' }));
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await expect(await find(EMAIL)).toMatchObject({ enabled: false, roles: ['CUSTOMER_1', 'SUPPORT'] });
  },
});

/** Shows a read-only viewer no button that changes anything, and a read-only dialog. */
export const ViewOnly = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="look@gladhand.example" can={(subject) => ['users', 'effectiveAccess'].includes(subject)}>
        <div style={{ blockSize: 760 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('36 users');
    await expect(canvas.queryByRole('button', { name: 'Create New User' })).toBeNull();
    await open('View');
    const form = await dialog(USER_TEXTS.editTitle);
    await expect(form.getByText('Your role can view users but not change them.')).toBeVisible();
    await expect(await form.findByRole('checkbox', { name: /Customer|Standard User/ })).toBeDisabled();
    await expect(form.queryByRole('button', { name: 'Update' })).toBeNull();
  },
});

/** Scrolls in its own frame on a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('36 users')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Shows the reason when the list fails to load. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(400, 'The list is broken.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list is broken.')).toBeVisible();
    await expect(canvas.getByText('No rows')).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('FORBIDDEN', 'Your role does not allow this.', 'Users')),
  play: async ({ canvas }) => {
    // The page is requested again when the height of the list is known.
    await waitFor(() => expect(canvas.getByText(/You don't have access to/)).toBeVisible());
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByText(/^\d+ users$/)),
});

/** In German: the list, and the dialog of a user with words for user types and rules. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Benutzerverwaltung/ })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: 'Letzte Anmeldung' })).toBeVisible();
    await expectTextsFit();
    await userEvent.click(canvas.getByRole('button', { name: 'Neuen Benutzer anlegen' }));
    const open = await dialog('Neuen Benutzer anlegen');
    await expect(await open.findByRole('checkbox', { name: 'Kundenadministrator' })).toBeVisible();
    await userEvent.type(open.getByRole('textbox', { name: /E-Mail/ }), 'niemand');
    await userEvent.tab();
    await expect(await open.findByText('Geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await expectTextsFit();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear usuario' }));
    const open = await dialog('Crear usuario');
    await expect(await open.findByRole('checkbox', { name: 'Administrador de cliente' })).toBeVisible();
    await expectTextsFit();
  },
});
