import * as Dialog from '@radix-ui/react-dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Select } from './Select';

test('Escape closes the list and leaves the dialog around it open', async () => {
  const user = userEvent.setup();
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Move</Dialog.Title>
          <Select label="Yard" options={[{ value: 'a', label: 'Toledo' }]} value={null} onChange={() => {}} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>,
  );
  await user.click(screen.getByRole('combobox'));
  expect(screen.queryByRole('listbox')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
