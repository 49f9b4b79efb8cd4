import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Fields/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Find a trailer', placeholder: 'Unit ID, VIN or serial number', onSearch: fn() },
});

export const Ordinary = meta.story({
  args: { shortcut: '/' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'R-21');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('R-21'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
});

export const Filled = meta.story({
  args: { value: 'R-2160', label: 'Find a trailer', 'aria-label': undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
