import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { hears } from './heard.stories.data';

const meta = preview.meta({ title: 'Accessibility/Dialog', component: Dialog.Content });

const CUSTOMERS = [
  { value: 'cedar', label: 'Cedar Ridge Logistics' },
  { value: 'lake', label: 'Lake Trailer' },
];

function Demo() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Luis');
  const [customer, setCustomer] = useState<string | null>('cedar');
  return (
    <main>
      <h1>Users</h1>
      <p>
        {name}, {customer}
      </p>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger asChild>
          <Button>Edit user</Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Edit User Information</Dialog.Title>
            <Dialog.Description>luis.ortega@cedarridge.com</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body style={{ display: 'grid', gap: 12 }}>
            <TextField label="First name" value={name} onChange={(event) => setName(event.target.value)} />
            <Select label="Customer" options={CUSTOMERS} value={customer} onChange={setCustomer} />
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button>Cancel</Button>
            </Dialog.Close>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Update
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
      <Button>Delete user</Button>
    </main>
  );
}

/** Edits a user. Focus moves into the dialog, stays there and returns. */
export const KeyboardAlone = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo />,
  play: async ({ canvas, userEvent, step }) => {
    const key = userEvent.keyboard;
    await step('opening moves focus inside and hides the page behind', async () => {
      await userEvent.tab();
      await hears('button', 'Edit user', { haspopup: 'dialog', expanded: 'false' });
      await key('{Enter}');
      const dialog = await canvas.findByRole('dialog', { name: 'Edit User Information' });
      await expect(dialog).toHaveAccessibleDescription('luis.ortega@cedarridge.com');
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await expect(canvas.getByRole('heading', { name: 'Edit User Information' })).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Users' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Delete user' })).toBeNull();
    });
    await step('Tab cycles inside the dialog', async () => {
      await hears('button', 'Close');
      await userEvent.tab();
      await hears('textbox', 'First name');
      await userEvent.tab();
      await hears('combobox', 'Customer');
      await userEvent.tab();
      await hears('button', 'Cancel');
      await userEvent.tab();
      await hears('button', 'Update');
      await userEvent.tab();
      await hears('button', 'Close');
      await userEvent.tab({ shift: true });
      await hears('button', 'Update');
    });
    await step('Escape closes the list first, then the dialog', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await key('{ArrowDown}');
      await hears('option', 'Cedar Ridge Logistics', { selected: 'true' });
      await key('{Escape}');
      await hears('combobox', 'Customer', { expanded: 'false' });
      await expect(canvas.getByRole('dialog')).toBeVisible();
      await key('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await hears('button', 'Edit user', { expanded: 'false' });
    });
    await step('Update keeps the entries and returns focus to the opener', async () => {
      await key(' ');
      await canvas.findByRole('dialog');
      await hears('button', 'Close');
      await userEvent.tab();
      await key('{Control>}a{/Control}Ana');
      await userEvent.tab();
      await key('{ArrowDown}{ArrowDown}{Enter}');
      await userEvent.tab();
      await userEvent.tab();
      await key('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await hears('button', 'Edit user');
      await expect(canvas.getByText('Ana, lake')).toBeVisible();
    });
  },
});
