import type { AuditLine } from '@gladhand/domain/administration';
import { apiFails, apiHangs, auditExportAnswers, auditLogAnswers, graphqlFails } from '@gladhand/domain/testing';
import { type ComponentType, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectTextsFit } from '#storybook/expectTextsFit';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { keepFile } from '#storybook/keepFile';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { AuditLog } from './AuditLog';
import { type AuditView, FIRST_VIEW } from './auditView';

const ADMIN = 'admin@gladhand.example';
const DANA = 'dana@cedarridge.example';

const meta = preview.meta({
  title: 'Admin/AuditLog',
  component: AuditLog,
  args: { onViewChange: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    const { users, groups } = (await storyServerApi(ADMIN)).administration;
    const { user } = await users.create({ email: DANA, roleNames: ['CUSTOMER_1'] });
    const change = { userId: user.id, version: user.version };
    await users.update({ ...change, roleNames: ['CUSTOMER_ADMIN_1'] });
    const group = await groups.create({ customerId: 1, parentIds: [], name: 'Dock' });
    await groups.rename({ customerId: 1, vehicleGroupId: group.id, name: 'Harbor' });
  },
  render: (args) => (
    <StoryHost as={ADMIN}>
      <AuditLog {...args} />
    </StoryHost>
  ),
});

const row = async (canvas: ReturnType<typeof within>, what: string) =>
  within((await canvas.findAllByText(what))[0]?.closest('tr') ?? document.body);

/** Each line shows the user, the change and both values, with names and labels instead of ids and codes. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    // The row is drawn anew when the names of its roles arrive.
    await canvas.findByText(/^Roles: Standard User \(.+\) → Account Administrator \(.+\)$/);
    await waitFor(async () => {
      const line = await row(canvas, 'Changed the user');
      await expect(line.getByText(ADMIN)).toBeVisible();
      await expect(line.getByText(DANA)).toBeVisible();
      await expect(line.getByText('11/17/26 09:12 CST')).toBeVisible();
    });
    await expect((await row(canvas, 'Renamed the group')).getByText('Name: Dock → Harbor')).toBeVisible();
  },
});

const LINKS = {
  user: (id: string) => `/users?open=${id}`,
  group: (group: { customerId: number; groupId: string }) => `/groups?${group.customerId}-${group.groupId}`,
};

/** Users and targets link to their pages if they exist. */
export const Linked = meta.story({
  render: (args) => (
    <StoryHost as={ADMIN} links={LINKS}>
      <AuditLog {...args} />
    </StoryHost>
  ),
  beforeEach: async () => {
    await (await storyServerApi(ADMIN)).administration.groups.create({ customerId: 1, parentIds: [], name: 'Pier' });
    await (await storyServerApi(ADMIN)).administration.groups.delete({ customerId: 1, name: 'Pier' });
  },
  play: async ({ canvas }) => {
    const user = await row(canvas, 'Changed the user');
    await expect(user.getByRole('link', { name: DANA })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/users\?open=/),
    );
    await expect(user.getByRole('link', { name: ADMIN })).toBeVisible();
    const group = await row(canvas, 'Renamed the group');
    await expect(group.getByRole('link', { name: 'Dock' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/groups\?1-/),
    );
    await expect((await row(canvas, 'Deleted the group')).queryByRole('link', { name: 'Pier' })).toBeNull();
  },
});

/** The details of a line open and close by keyboard. */
export const DetailsByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: `Details: Changed the user, ${DANA}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('user.updated')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('user.updated')).toBeNull();
  },
});

/** Filters by area and words. An empty result offers to clear the filters. */
export const Filtered = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByText('Changed the user');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Area' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Groups' }));
    await waitFor(() => expect(canvas.queryByText('Changed the user')).toBeNull());
    await expect((await canvas.findAllByText('Renamed the group'))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody at all{Enter}');
    await expect(await canvas.findByText('No matching activity')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await expect((await canvas.findAllByText('Changed the user'))[0]).toBeVisible();
  },
});

/** A host keeps the view. The history of a target includes its former name. */
export const OfOneTarget = meta.story({
  args: { view: { ...FIRST_VIEW, target: 'Dock' } },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await expect((await row(canvas, 'Renamed the group')).getByText('Dock')).toBeVisible();
    await expect(canvas.getByText('2 lines')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the target' }));
    await expect((await canvas.findAllByText('Changed the user'))[0]).toBeVisible();
    await expect(canvas.getByTestId('view')).toHaveTextContent('"target":null');
  },
});

function Kept({ view: initial = FIRST_VIEW }: { view?: AuditView | undefined }) {
  const [view, onViewChange] = useState(initial);
  return (
    <StoryHost as={ADMIN}>
      <AuditLog view={view} onViewChange={onViewChange} />
      <output data-testid="view" hidden>
        {JSON.stringify(view)}
      </output>
    </StoryHost>
  );
}

const pageOf = (first: number, count: number): AuditLine[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(first + index).padStart(12, '0')}`,
    at: '2026-11-17T15:12:00.000Z',
    action: 'group.created',
    by: ADMIN,
    byId: null,
    customerId: 1,
    customerName: 'Cedar Ridge',
    subject: `Group ${first + index}`,
    target: null,
    details: [],
    changes: [],
  }));

/** A view of two pages loads both pages. The button loads the third page. */
export const Pages = meta.story({
  args: { view: { ...FIRST_VIEW, page: 2 } },
  render: (args) => <Kept {...args} />,
  beforeEach: ({ msw }) => msw.use(auditLogAnswers([pageOf(1, 50), pageOf(51, 50), pageOf(101, 7)])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Newest 100 lines')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('107 lines')).toBeVisible();
    await expect(canvas.getByTestId('view')).toHaveTextContent('"page":3');
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
});

/** An export writes the matching lines to a file, and the log has a line about it. */
export const Exported = meta.story({
  beforeEach: keepFile,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Export to CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.type(canvas.getByRole('searchbox'), 'group.{Enter}');
    await expect(await canvas.findByText('2 lines')).toBeVisible();
    await userEvent.click(button);
    await expect(await screen.findByText('2 lines were written.')).toBeVisible();
    await expect(screen.getByText('Audit Log Export 11-17-2026.csv')).toBeVisible();
  },
});

/** The server limits an export. The dialog shows how many lines are in the file. */
export const ExportedInPart = meta.story({
  beforeEach({ msw }) {
    msw.use(auditExportAnswers(pageOf(1, 3), true));
    return keepFile();
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Export to CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await screen.findByText(/More lines match: the file has the newest 3\./)).toBeVisible();
  },
});

const LONG = `${'a-very-long-name-without-a-break-'.repeat(4)}@example.com`;
const long = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      auditLogAnswers([
        [
          ...pageOf(1, 1).map((line) => ({
            ...line,
            action: 'somebody.didSomethingThatThisVersionDoesNotKnow',
            by: LONG,
            subject: LONG,
            changes: ['name', 'longName', 'serialNumber'].map((field) => ({ field, before: LONG, after: null })),
          })),
        ],
      ]),
    ),
});

/** An unknown action is shown by its code, and long texts wrap. */
export const LongText = long.extend({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('somebody.didSomethingThatThisVersionDoesNotKnow')).toBeVisible();
    await expect(canvas.getByText('and 1 more')).toBeVisible();
    const page = canvas.getByRole('table');
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
});

/** In a narrow container each line is a block. */
export const NarrowBox = Ordinary.extend({ decorators: [inBox] });

export const LongInNarrowBox = LongText.extend({ decorators: [inBox] });

function inBox(Story: ComponentType) {
  return (
    <div style={{ inlineSize: 360, border: '1px solid' }}>
      <Story />
    </div>
  );
}

export const Narrow = Ordinary.extend({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const Dark = Ordinary.extend({ globals: { theme: 'dark' } });
export const RightToLeft = Ordinary.extend({ globals: { direction: 'rtl' } });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(auditLogAnswers([[]])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("The audit log couldn't be loaded")).toBeVisible(), {
      timeout: 15_000,
    });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('FORBIDDEN', 'Your role does not allow this.', 'AuditLog')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to the audit log")).toBeVisible();
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByText('Renamed the group')),
});

/** In German: actions, fields and values in words. */
export const German = Ordinary.extend({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Hat sich angemeldet'))[0]).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Aktion' })).toBeVisible();
    await expectTextsFit();
  },
});

/** In Spanish. */
export const Spanish = Ordinary.extend({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Inició sesión'))[0]).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Acción' })).toBeVisible();
    await expectTextsFit();
  },
});
