import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { storyApi } from '../../../../.storybook/world';
import { AuditLog } from './AuditLog';

const MANAGER = 'manager@gladhand.example';

const meta = preview.meta({
  title: 'Admin/AuditLog',
  component: AuditLog,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    const { setTimeZone } = storyApi(MANAGER).administration.ownAccount;
    await setTimeZone('America/Denver');
    await setTimeZone(null);
  },
  render: (args) => (
    <WorldHost>
      <AuditLog {...args} />
    </WorldHost>
  ),
});

export const Ordinary = meta.story();

/** Tells who changed what, from what to what. */
export const WhatChanged = Ordinary.extend({
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByText(`Time zone changed: ${MANAGER}`);
    await expect(line).toBeVisible();
    await expect(canvas.getAllByText('America/Denver')[0]).toBeVisible();
  },
});

/** Is narrowed to what it is about, and by words. */
export const Narrowed = Ordinary.extend({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'About' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Own account' }));
    await expect((await canvas.findAllByText(`Time zone changed: ${MANAGER}`))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody at all{Enter}');
    await expect(await canvas.findByText('Nothing was found')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The audit log did not load')).toBeVisible(), { timeout: 15_000 });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('FORBIDDEN', 'Your role does not allow this.', 'AuditLog')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The audit log is not open to your role')).toBeVisible();
  },
});
