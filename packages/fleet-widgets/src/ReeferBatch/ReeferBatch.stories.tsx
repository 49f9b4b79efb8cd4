import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { http } from 'msw';
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld, STORY_NOW, type StoryWorld } from '../../../../.storybook/world';
import { ReeferBatch } from './ReeferBatch';

const meta = preview.meta({
  title: 'Fleet/ReeferBatch',
  component: ReeferBatch,
  parameters: { layout: 'fullscreen' },
  args: { onClose: () => undefined },
  decorators: [
    (Story) => (
      <WorldHost>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

/** Checks the first units and asks for a command that needs one question. */
async function send(userEvent: Pick<typeof user, 'click'>, count: number): Promise<void> {
  const list = within(await screen.findByRole('list', { name: 'Units' }));
  for (const box of list.getAllByRole('checkbox').slice(0, count)) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: `Next: ${count} units` }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Continuous/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send command' }));
}

/** The units answer through the door: all do as they were asked but the first, which says why not. */
async function unitsAnswer(world: StoryWorld): Promise<void> {
  const commands = await world.waitingCommands();
  await world.report(
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

/** Which units? */
export const Choosing = meta.story({
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('list', { name: 'Units' });
    await expect(within(list).getAllByRole('checkbox').length).toBeGreaterThan(10);
    await expect(screen.getByRole('button', { name: 'Next: 0 units' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'All shown' }));
    await expect(screen.getByRole('status')).toHaveTextContent(/^\d\d chosen/);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search units' }), 'zzzz');
    await expect(await screen.findByText('No unit matches this search.')).toBeVisible();
    // what was chosen stays chosen
    await expect(screen.getByRole('status')).toHaveTextContent(/^\d\d chosen, 0 of 0 shown/);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** One of three units fails; only that one is tried again, as a new command. */
export const OneFails = meta.story({
  play: async ({ userEvent, step }) => {
    const world = await currentWorld();
    await send(userEvent, 3);
    await step('under way', async () => {
      await expect(await screen.findByText('3 in progress, 0 failed, 0 successful')).toBeVisible();
      await waitFor(async () => expect(await world.waitingCommands()).toHaveLength(3));
    });
    await step('the units answer', async () => {
      await unitsAnswer(world);
      await expect(await screen.findByText('0 in progress, 1 failed, 2 successful')).toBeVisible();
      const [, first] = within(screen.getByRole('table', { name: 'Results' })).getAllByRole('row');
      await expect(first).toHaveTextContent('Continuous Mode');
      await expect(first).toHaveTextContent('FailedModem fault.');
    });
    await step('once more', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try 1 failed again' }));
      await waitFor(async () => expect(await world.waitingCommands()).toHaveLength(1));
      await expect(await screen.findByText('1 in progress, 0 failed, 2 successful')).toBeVisible();
    });
  },
});

/** The answer got lost on its way: trying again sends the same commands, and no unit gets one twice. */
export const AnswerLost = meta.story({
  play: async ({ userEvent, msw }) => {
    const world = await currentWorld();
    let lost = 0;
    msw.use(
      http.post('/graphql', async ({ request }) => {
        const { query } = (await request.clone().json()) as { query: string };
        if (!query.includes('mutation SendReeferCommands') || lost > 0) return undefined;
        lost++;
        await world.fetch(request.clone());
        return Response.error();
      }),
    );
    await send(userEvent, 2);
    await expect((await screen.findAllByText('No answer')).length).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try 2 failed again' }));
    await expect(await screen.findByText('2 in progress, 0 failed, 0 successful')).toBeVisible();
    await expect(await world.waitingCommands()).toHaveLength(2);
  },
});

/** Without the group every unit is closed, and says why. */
export const MayNotCommand = meta.story({
  decorators: [
    (Story) => (
      <WorldHost as="viewer@gladhand.example">
        <Story />
      </WorldHost>
    ),
  ],
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Units' }));
    for (const box of list.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(list.getAllByText('You do not have access to send a command')[0]).toBeVisible();
  },
});

/** No trailer in sight carries a unit. */
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
    await expect(screen.getByRole('status')).toHaveTextContent('0 chosen, 0 of 0 shown');
    await expect(screen.getByRole('button', { name: 'Next: 0 units' })).toBeDisabled();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Reefer commands' })).toBeVisible();
  },
});

/** The units did not come. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(500)),
  play: async () => {
    await expect(await screen.findByText('The units did not load')).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
