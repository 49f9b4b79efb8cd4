import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { narrow } from '../internal/narrow.stories.data';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Fields/SearchField',
  component: SearchField,
  args: { 'aria-label': 'Find a trailer', placeholder: 'Unit ID, VIN or serial number', onSearch: fn() },
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 320px;
`;

export const States = meta.story({
  render: ({ onSearch }) => (
    <Column>
      <SearchField aria-label="Find" size="xsmall" value="R-2160" onSearch={onSearch} />
      <SearchField label="Small 32" onSearch={onSearch} required />
      <SearchField label="Medium 44" size="medium" value="R-2160" onSearch={onSearch} hint="Unit ID or VIN" />
      <SearchField label="Large 56" size="large" value="R-2160" onSearch={onSearch} optional />
      <SearchField label="Wrong" value="R" onSearch={onSearch} error="Enter two letters or more." />
      <SearchField label="Read-only" value="R-2160" onSearch={onSearch} readOnly />
      <SearchField label="Disabled" value="R-2160" onSearch={onSearch} disabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Wrong' })).toHaveAccessibleDescription(
      'Enter two letters or more.',
    );
    // A read-only value can't be cleared either.
    await expect(canvas.getAllByRole('button', { name: 'Clear search' })).toHaveLength(4);
  },
});

/** Escape first clears the field and then closes the dialog. */
export const InADialog = meta.story({
  render: ({ onSearch }) => (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Add trailers</Button>
      </Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>Add trailers</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <SearchField label="Find a trailer" value="R-2160" onSearch={onSearch} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add trailers' }));
    const field = await canvas.findByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
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
