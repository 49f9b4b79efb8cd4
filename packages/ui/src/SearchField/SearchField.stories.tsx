import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { narrow } from '../internal/narrow.stories.data';
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

export const LongText = Ordinary.extend({
  play: undefined,
  args: { value: 'Kühlanhänger der Niederlassung Nordrhein-Westfalen mit Temperaturüberschreitung' },
  decorators: [narrow],
});

export const RightToLeft = Filled.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = Ordinary.extend({ play: undefined, decorators: [narrow] });

export const Dark = Filled.extend({ play: undefined, globals: { theme: 'dark' } });
