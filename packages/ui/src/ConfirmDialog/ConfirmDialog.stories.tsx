import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { ConfirmDialog, type ConfirmResult } from './ConfirmDialog';

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

export const Destructive = meta.story({
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

function Asked({ result }: { result: ConfirmResult }) {
  const [state, setState] = useState<'closed' | 'asks' | 'done'>('closed');
  return (
    <>
      <Button onClick={() => setState('asks')}>Delete users</Button>
      <ConfirmDialog
        open={state !== 'closed'}
        onOpenChange={(open) => setState(open ? 'asks' : 'closed')}
        title="Delete 3 users?"
        confirmLabel="Delete"
        destructive
        result={state === 'done' ? result : undefined}
        onConfirm={() => setState('done')}
      >
        They can no longer sign in. Their alert rules stay.
      </ConfirmDialog>
    </>
  );
}

/** It is done, and says so: the focus goes to the one button that is left, and back to where it came from. */
export const Done = meta.story({
  render: () => <Asked result={{ tone: 'good', title: '3 users were deleted' }} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete users' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/3 users were deleted/);
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Some of it could not be done. */
export const DoneInPart = meta.story({
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      onConfirm={onConfirm}
      title="Delete 3 users?"
      confirmLabel="Delete"
      result={{
        tone: 'caution',
        title: '2 of 3 users were deleted',
        children: 'ann@cedar.example signed in meanwhile.',
      }}
    >
      They can no longer sign in.
    </ConfirmDialog>
  ),
});

/** Nothing of it was done. */
export const Failed = meta.story({
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      onConfirm={onConfirm}
      title="Delete 3 users?"
      confirmLabel="Delete"
      result={{ tone: 'critical', title: 'No user was deleted', children: 'The server could not be reached.' }}
    >
      They can no longer sign in.
    </ConfirmDialog>
  ),
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
