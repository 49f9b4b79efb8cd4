import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { USER_TEXTS } from '@gladhand/domain/users';
import { Button } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyApi, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { UserDialog, type UserDialogProps } from './UserDialog';

const EMAIL = 'user01@fleet1.example';
const find = async (email: string) => {
  const { users } = await storyApi('admin@gladhand.example').administration.users.page({
    filters: { username: email },
    paginationInput: { pageSize: 10, pageNumber: 1 },
  });
  const [user] = users;
  if (!user) throw new Error(`${email} is not there`);
  return user;
};

interface DemoProps extends Omit<UserDialogProps, 'open' | 'onClose' | 'onSaved'> {
  /** Email of the user to edit, whose id the page finds. */
  email?: string;
}

/** A page of a host with a button that opens the dialog, and the user that was saved last. */
function Demo({ email, ...props }: DemoProps) {
  const [foundId, setFoundId] = useState<string>();
  const [isOpen, setIsOpen] = useState(true);
  const [saved, setSaved] = useState('');
  useEffect(() => {
    if (email) void find(email).then(({ id }) => setFoundId(id));
  }, [email]);
  return (
    <StoryHost>
      <div style={{ blockSize: 640, padding: 16 }}>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <output> {saved && `Saved: ${saved}`}</output>
        <UserDialog
          userId={foundId}
          {...props}
          open={isOpen && (email === undefined || foundId !== undefined)}
          onClose={() => setIsOpen(false)}
          onSaved={(user) => setSaved(user.email)}
        />
      </div>
    </StoryHost>
  );
}

const meta = preview.meta({
  title: 'Admin/UserDialog',
  component: UserDialog,
  parameters: { layout: 'fullscreen', dataTexts: ['Open'] },
  args: { open: true, onClose: () => undefined },
  render: ({ userId, customerId, groupTree }) => <Demo userId={userId} customerId={customerId} groupTree={groupTree} />,
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The form of a user who has loaded: the dialog before it has no description. */
const loaded = async (email: string) =>
  within(await screen.findByRole('dialog', { name: USER_TEXTS.editTitle, description: email }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Creates a user with a type. The page learns of the user as soon as it is created. */
export const Create = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const form = await dialog(USER_TEXTS.createTitle);
    const create = await form.findByRole('button', { name: 'Create' });
    await expect(create).toBeDisabled();
    await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'alone@new.example');
    await userEvent.click(await form.findByRole('checkbox', { name: 'Support' }));
    await userEvent.click(create);
    await expect(await screen.findByText(`${USER_TEXTS.created}alone@new.example`)).toBeVisible();
    await expect(canvas.getByText('Saved: alone@new.example')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await closed();
    await expect((await find('alone@new.example')).roles).toEqual(['SUPPORT']);
  },
});

/** Edits a user by id. When opened again, the dialog shows the saved changes. */
export const Edit = meta.story({
  render: () => <Demo email={EMAIL} />,
  play: async ({ canvas, step }) => {
    await step('saves a change', async () => {
      const form = await loaded(EMAIL);
      await expect(await form.findByRole('checkbox', { name: 'Customer' })).toBeChecked();
      await userEvent.click(form.getByRole('checkbox', { name: 'Support' }));
      await userEvent.click(form.getByRole('button', { name: 'Update' }));
      await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
      await closed();
    });
    await step('shows the change when opened again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const form = await loaded(EMAIL);
      await expect(await form.findByRole('checkbox', { name: 'Support' })).toBeChecked();
      await expect(form.getByRole('button', { name: 'Update' })).toBeDisabled();
    });
  },
});

/** One dialog is there from loading to the form, and still confirms before changes are lost. */
export const StaysOpen = meta.story({
  render: () => <Demo email={EMAIL} />,
  play: async ({ step }) => {
    const opened = await screen.findByRole('dialog', { name: USER_TEXTS.editTitle });
    await expect(within(opened).queryByRole('checkbox')).toBeNull();
    const form = await loaded(EMAIL);
    await expect(screen.getByRole('dialog')).toBe(opened);
    await expect(opened).toContainElement(document.activeElement as HTMLElement);
    await step('Escape confirms', async () => {
      await userEvent.click(await form.findByRole('checkbox', { name: 'Support' }));
      await userEvent.keyboard('{Escape}');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Discard' }));
      await closed();
    });
  },
});

/** Selects groups in the tree inside the dialog. */
export const Groups = meta.story({
  render: () => <Demo email={EMAIL} customerId={1} />,
  play: async () => {
    const form = await loaded(EMAIL);
    await userEvent.click(await form.findByRole('tab', { name: 'Groups' }));
    const { fleet } = await storyServer();
    const first = fleet.groups.find(({ customerId, kind }) => customerId === 1 && kind === 'regular');
    const tree = await form.findByRole('tree', { name: 'Groups' });
    await userEvent.click(await within(tree).findByText(first?.name ?? ''));
    await userEvent.click(form.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText(USER_TEXTS.updated + EMAIL)).toBeVisible();
    await expect((await find(EMAIL)).groups.map(({ name }) => name)).toContain(first?.name);
  },
});

export const GroupsDark = Groups.extend({ globals: { theme: 'dark' } });

/** Shows a user that the viewer can't change, with the reason. */
export const ReadOnly = meta.story({
  render: () => <Demo email="admin@gladhand.example" />,
  play: async () => {
    const form = await loaded('admin@gladhand.example');
    await expect(await form.findByText(/It's your own, or other administrators also manage it/)).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Update' })).toBeNull();
  },
});

/** The server refuses to show users. */
export const Forbidden = meta.story({
  args: { userId: 'user-1' },
  beforeEach: ({ msw }) => msw.use(graphqlFails('FORBIDDEN', 'Your role does not allow this.', 'Users')),
  play: async () => {
    const form = await dialog(USER_TEXTS.editTitle);
    await expect(await form.findByText("You don't have access to the users")).toBeVisible();
    await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await closed();
  },
});

/** A viewer who may not create users gets no form. */
export const ForbiddenToCreate = meta.story({
  render: () => (
    <StoryHost can={(subject) => subject !== 'createUser'}>
      <UserDialog open onClose={() => undefined} />
    </StoryHost>
  ),
  play: async () => {
    const form = await dialog(USER_TEXTS.createTitle);
    await expect(form.getByText("You don't have access to the users")).toBeVisible();
    await expect(form.queryByRole('textbox')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { userId: 'user-1' },
  beforeEach: ({ msw }) => msw.use(...apiFails(400, 'The user is broken.')),
  play: async () => {
    const form = await dialog(USER_TEXTS.editTitle);
    await expect(await form.findByText("The users couldn't be loaded")).toBeVisible();
    await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The id is unknown, or the viewer has no access to the user. */
export const Missing = meta.story({
  args: { userId: 'nobody' },
  play: async () => {
    const form = await dialog(USER_TEXTS.editTitle);
    await expect(await form.findByText("Not found, or you don't have access to it.")).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { userId: 'user-1' },
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async () => {
    const form = await dialog(USER_TEXTS.editTitle);
    await expect(form.queryByRole('checkbox')).toBeNull();
  },
});

/** A save that fails keeps the entries. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('UNAVAILABLE', 'The server is busy.', 'CreateUser')),
  play: async () => {
    const form = await dialog(USER_TEXTS.createTitle);
    await userEvent.type(await form.findByRole('textbox', { name: /Email/ }), 'kept@new.example');
    await userEvent.click(await form.findByRole('checkbox', { name: 'Support' }));
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByText(`${USER_TEXTS.createFailed}kept@new.example`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(form.getByRole('textbox', { name: /Email/ })).toHaveValue('kept@new.example');
  },
});
