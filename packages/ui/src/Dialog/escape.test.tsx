import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CellEditor } from '../DataGrid/CellEditor';
import { Drawer } from '../Drawer/Drawer';
import { Pagination } from '../Pagination/Pagination';
import { Popover } from '../Popover/Popover';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { SortableList } from '../SortableList/SortableList';
import { Dialog } from './Dialog';

const inDialog = (field: ReactNode) => (
  <Dialog.Root defaultOpen>
    <Dialog.Content aria-describedby={undefined}>
      <Dialog.Title>Move</Dialog.Title>
      {field}
    </Dialog.Content>
  </Dialog.Root>
);
const inDrawer = (field: ReactNode) => (
  <Drawer.Root defaultOpen>
    <Drawer.Content>
      <Drawer.Title>Move</Drawer.Title>
      {field}
    </Drawer.Content>
  </Drawer.Root>
);
const inPopover = (field: ReactNode) => (
  <Popover.Root defaultOpen>
    <Popover.Anchor />
    <Popover.Content aria-label="Move">{field}</Popover.Content>
  </Popover.Root>
);

function Yard() {
  const [yard, setYard] = useState<string | null>('a');
  return <Select label="Yard" clearable options={[{ value: 'a', label: 'Toledo' }]} value={yard} onChange={setYard} />;
}

// There is no layout in jsdom, so it has no scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

describe.each([
  ['Dialog', inDialog],
  ['Drawer', inDrawer],
  ['Popover', inPopover],
])('in a %s', (_, inside) => {
  test('Escape clears a search before closing', async () => {
    const user = userEvent.setup();
    render(inside(<SearchField aria-label="Find" value="R-2160" onSearch={() => {}} />));
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Escape clears a clearable selection before closing', async () => {
    const user = userEvent.setup();
    render(inside(<Yard />));
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.focus();
    await user.keyboard('{Escape}');
    expect(field.value).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Escape puts a held item back before closing', async () => {
    const user = userEvent.setup();
    const items = [
      { id: 'a', label: 'Location' },
      { id: 'b', label: 'Speed' },
    ];
    render(inside(<SortableList label="Columns" items={items} onChange={() => {}} />));
    screen.getByRole('button', { name: 'Reorder Location' }).focus();
    await user.keyboard(' {Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('Escape discards a typed page and keeps the dialog open', async () => {
  const user = userEvent.setup();
  render(inDialog(<Pagination total={90} page={2} pageSize={10} onPageChange={() => {}} />));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, '7{Escape}');
  expect(field.value).toBe('2');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape discards the edit of a cell and keeps the dialog open', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    inDialog(
      <CellEditor
        row={{ city: 'Toledo' }}
        editor={{ text: ({ city }) => city, save: async () => {} }}
        label="City"
        typed={undefined}
        notSaved="This was not saved."
        index={{ row: 1, column: 1 }}
        place={{ top: 0, start: 0, width: 100, height: 32 }}
        onClose={onClose}
      />,
    ),
  );
  screen.getByRole('textbox', { name: 'City' }).focus();
  await user.keyboard('x{Escape}');
  expect(onClose).toHaveBeenCalledWith('stay');
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
