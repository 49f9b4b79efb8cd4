import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { http } from 'msw';
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, type StoryServer, storyServer, storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { ReeferBatch } from './ReeferBatch';

const meta = preview.meta({
  title: 'Fleet/ReeferBatch',
  component: ReeferBatch,
  parameters: { layout: 'fullscreen' },
  args: { onClose: () => undefined },
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** Selects the first units and a command that needs a single confirmation. */
async function send(userEvent: Pick<typeof user, 'click'>, count: number): Promise<void> {
  const list = within(await screen.findByRole('list', { name: 'Units' }));
  for (const box of list.getAllByRole('checkbox').slice(0, count)) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: `Next: ${count} units` }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Continuous/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send command' }));
}

/** The units report through ingest: all obey except the first, which gives a reason. */
async function unitsAnswer(server: StoryServer): Promise<void> {
  const commands = await server.waitingCommands();
  await server.report(
    commands.map(({ id, serialNumber }, index) => ({
      reportId: id,
      serialNumber,
      recordedAt: STORY_NOW.toISOString(),
      readings: {
        reefer: {
          power: 'on',
          mode: index === 0 ? 'cycleSentry' : 'continuous',
          answers: [index === 0 ? { id, applied: false, reason: 'Modem fault.' } : { id, applied: true }],
        },
      },
    })),
  );
}

/** Selecting units. */
export const Choosing = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: 'Units' });
    await expect(within(list).getAllByRole('checkbox').length).toBeGreaterThan(10);
    await expect(screen.getByRole('button', { name: 'Next: 0 units' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'All shown' }));
    await expect(screen.getByRole('status')).toHaveTextContent(/^\d\d selected/);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search units' }), 'zzzz');
    await expect(await screen.findByText('No matching units.')).toBeVisible();
    // The selection remains.
    await expect(screen.getByRole('status')).toHaveTextContent(/^\d\d selected, showing 0 of 0/);
  },
});

/** Trailers that were selected elsewhere: their units are selected from the start, and those without one are counted. */
export const OfSelectedTrailers = meta.story({
  args: { vins: [] },
  loaders: [
    async () => {
      const { reefers } = await storyServerApi('admin@gladhand.example');
      const { units } = await reefers.units({ paginationInput: { pageSize: 3, pageNumber: 1 } });
      return { vins: [...units.map(({ vin }) => vin), 'NOREEFER000000001'] };
    },
  ],
  render: (args, { loaded }) => <ReeferBatch {...args} vins={loaded.vins} />,
  play: async () => {
    await expect(await screen.findByText('3 selected, showing 3 of 3')).toBeVisible();
    await expect(screen.getByText('1 selected trailer has no refrigeration unit that has reported.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next: 3 units' })).toBeEnabled();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** One of three units fails; only that one gets a new command. */
export const OneFails = meta.story({
  play: async ({ userEvent, step }) => {
    const server = await storyServer();
    await send(userEvent, 3);
    await step('shows commands in progress', async () => {
      await expect(await screen.findByText('3 in progress, 0 failed, 0 successful')).toBeVisible();
      await waitFor(async () => expect(await server.waitingCommands()).toHaveLength(3));
    });
    await step('shows the responses of the units', async () => {
      await unitsAnswer(server);
      await expect(await screen.findByText('0 in progress, 1 failed, 2 successful')).toBeVisible();
      const [, first] = within(screen.getByRole('table', { name: 'Results' })).getAllByRole('row');
      await expect(first).toHaveTextContent('Continuous Mode');
      await expect(first).toHaveTextContent('FailedModem fault.');
    });
    await step('sends a new command to the failed unit', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Retry 1 failed' }));
      await waitFor(async () => expect(await server.waitingCommands()).toHaveLength(1));
      await expect(await screen.findByText('1 in progress, 0 failed, 2 successful')).toBeVisible();
    });
  },
});

/** The response was lost: a retry sends the same commands, and no unit gets one twice. */
export const AnswerLost = meta.story({
  play: async ({ userEvent, msw }) => {
    const server = await storyServer();
    let lost = 0;
    msw.use(
      http.post('/graphql', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        if (!query.includes('mutation SendReeferCommands') || lost > 0) return undefined;
        lost++;
        await server.fetch(request.clone());
        return Response.error();
      }),
    );
    await send(userEvent, 2);
    await expect((await screen.findAllByText('No response')).length).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Retry 2 failed' }));
    await expect(await screen.findByText('2 in progress, 0 failed, 0 successful')).toBeVisible();
    await expect(await server.waitingCommands()).toHaveLength(2);
  },
});

/** Users outside of the group can't select any unit, and see why. */
export const MayNotCommand = meta.story({
  decorators: [
    (Story) => (
      <StoryHost as="viewer@gladhand.example">
        <Story />
      </StoryHost>
    ),
  ],
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Units' }));
    for (const box of list.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(list.getAllByText('You do not have access to send a command')[0]).toBeVisible();
  },
});

/** None of the visible trailers has a unit. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/graphql', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        const reeferUnits = { asOf: STORY_NOW.toISOString(), total: 0, units: [] };
        return query.includes('query ReeferUnits(') ? Response.json({ data: { reeferUnits } }) : undefined;
      }),
    ),
  play: async () => {
    await expect(await screen.findByText('No refrigeration units')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent('0 selected, showing 0 of 0');
    await expect(screen.getByRole('button', { name: 'Next: 0 units' })).toBeDisabled();
  },
});

/** The units are loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Reefer commands' })).toBeVisible();
  },
});

/** The units couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async () => {
    await expect(await screen.findByText("The units couldn't be loaded")).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** In a box of 400 and of 360 px of a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 640 },
  play: fitsItsBox(() => screen.findByRole('list', { name: 'Units' })),
});
