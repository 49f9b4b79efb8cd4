import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { LONG_NAME, LONG_SENTENCE, LONG_WORD } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogContentProps } from './Dialog';

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog.Content,
  parameters: { dataTexts: ['Edit user'] },
  subcomponents: {
    'Dialog.Root': Dialog.Root,
    'Dialog.Trigger': Dialog.Trigger,
    'Dialog.Header': Dialog.Header,
    'Dialog.Description': Dialog.Description,
    'Dialog.Close': Dialog.Close,
  },
});

const customers = [
  { value: 'cedar', label: 'Cedar Ridge Logistics' },
  { value: 'lake', label: 'Lake Trailer' },
];

function Demo({ width }: { width?: DialogContentProps['width'] }) {
  const [customer, setCustomer] = useState<string | null>('cedar');
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Edit user</Button>
      </Dialog.Trigger>
      <Dialog.Content width={width}>
        <Dialog.Header>
          <Dialog.Title>Edit User Information</Dialog.Title>
          <Dialog.Description>luis.ortega@cedarridge.com</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body style={{ display: 'grid', gap: 12 }}>
          <TextField label="First name" defaultValue="Luis" />
          <Select label="Customer" options={customers} value={customer} onChange={setCustomer} />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
          <Button kind="primary">Update</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The controls change this one. */
export const Playground = meta.story({
  args: { width: 'medium', dismissible: true },
  render: (args) => <Demo {...args} />,
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit user' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Edit User Information' });
    await expect(dialog).toHaveAccessibleDescription('luis.ortega@cedarridge.com');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const Open = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit user' }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Small = meta.story({
  render: () => <Demo width="small" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit user' }));
    await expect((await canvas.findByRole('dialog')).offsetWidth).toBe(440);
  },
});

/** A work surface keeps its height whatever it contains. */
export const Wide = meta.story({
  render: () => <Demo width="wide" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit user' }));
    const { offsetWidth, offsetHeight } = await canvas.findByRole('dialog');
    await expect(offsetWidth).toBe(Math.min(1280, window.innerWidth - 32));
    await expect(offsetHeight).toBe(Math.min(836, window.innerHeight - 32));
  },
});

/** Below 1024 px it covers the window. */
export const WideOnAPhone = meta.story({
  globals: phone,
  render: () => <Demo width="wide" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit user' }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => {
      const { left, top, width, height } = dialog.getBoundingClientRect();
      expect({ left, top, width, height }).toEqual({
        left: 0,
        top: 0,
        width: window.innerWidth,
        height: window.innerHeight,
      });
    });
    await fitsTheWidth();
  },
});

export const SelectInside = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit user' }));
    const field = await canvas.findByRole('combobox', { name: 'Customer' });
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('option', { name: 'Lake Trailer' }));
    await expect(field).toHaveValue('Lake Trailer');
    await userEvent.click(field);
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
});

export const RightToLeft = Open.extend({ globals: { direction: 'rtl' } });

export const Dark = Open.extend({ globals: { theme: 'dark' } });

/** Scrolls long content between a fixed title and buttons. */
export const LongText = meta.story({
  render: () => (
    <Dialog.Root open>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{LONG_NAME}</Dialog.Title>
          <Dialog.Description>{LONG_WORD}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body tabIndex={0} role="region" aria-label="Terms">
          {`${LONG_SENTENCE} `.repeat(20)}
        </Dialog.Body>
        <Dialog.Footer>
          <Button>Keep the group as it is</Button>
          <Button kind="primary">Move all trailers of the group</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await fitsTheWidth();
    const { bottom } = canvas.getByRole('button', { name: /Move all/ }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});

export const Narrow = LongText.extend({ globals: phone });
