import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { ConfirmDialog } from './ConfirmDialog';

const onConfirm = fn();
const meta = preview.meta({ title: 'Overlays/ConfirmDialog', component: ConfirmDialog });

function Demo({ working }: { working?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete users</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete 3 users?"
        confirmLabel="Delete"
        destructive
        working={working}
        onConfirm={() => {
          onConfirm();
          setOpen(false);
        }}
      >
        They can no longer sign in. Their alert rules stay.
      </ConfirmDialog>
    </>
  );
}

/** The controls change this one. */
export const Playground = meta.story({
  args: {
    open: false,
    title: 'Delete 3 users?',
    confirmLabel: 'Delete',
    destructive: true,
    working: false,
    onOpenChange: fn(),
    onConfirm,
    children: 'They can no longer sign in. Their alert rules stay.',
  },
  render: (args) => <ConfirmDialog {...args} />,
});

export const Destructive = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete users' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Delete 3 users?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
});

export const Working = meta.story({
  render: () => <Demo working />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete users' }));
    await canvas.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
  },
});

export const RightToLeft = Working.extend({ globals: { direction: 'rtl' } });

export const Dark = Working.extend({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      onConfirm={onConfirm}
      title={`Delete “${LONG_NAME}”?`}
      confirmLabel="Delete the group and keep its trailers"
      destructive
    >
      {LONG_SENTENCE}
    </ConfirmDialog>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await fitsTheWidth();
  },
});

export const Narrow = LongText.extend({ globals: phone });
