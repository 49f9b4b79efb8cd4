import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../Dialog/Dialog';
import { TextField } from '../TextField/TextField';
import { ConfirmDialog } from './ConfirmDialog';

function Form() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Dialog.Root open onOpenChange={() => setIsAsked(true)}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Edit customer</Dialog.Title>
        <TextField label="Short name" />
        <TextField label="DOT number" />
        <ConfirmDialog
          open={isAsked}
          onOpenChange={setIsAsked}
          title="Discard changes?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          onConfirm={() => {}}
        >
          Your entries are lost.
        </ConfirmDialog>
      </Dialog.Content>
    </Dialog.Root>
  );
}

test('after a question over a form, the focus returns to its field', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByLabelText('DOT number');
  await user.type(field, '1234567');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
