import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServer, storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { GroupTree, type GroupTreeProps } from './GroupTree';

/** Keeps the choice as a dialog does, and shows it. */
function Demo({ value: chosen, ...props }: GroupTreeProps) {
  const [value, setValue] = useState<readonly string[]>(chosen);
  return (
    <>
      <GroupTree {...props} value={value} onChange={setValue} />
      <output hidden>{value.join(' ')}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'Admin/GroupTree',
  component: GroupTree,
  parameters: { dataTexts: ['Groups of the user'] },
  args: { customerId: 1, value: [], onChange: () => undefined, label: 'Groups of the user', disabled: false },
  render: (args) => <Demo {...args} />,
  decorators: [
    (Story, { parameters }) => (
      <StoryHost {...parameters.host}>
        <div style={{ blockSize: 440, maxInlineSize: 420, padding: 12 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const tree = (canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> }) =>
  canvas.findByRole('tree', { name: 'Groups of the user' });
const row = (canvas: HTMLElement, name: RegExp) => within(canvas).findByRole('treeitem', { name });
const chosenIds = (canvasElement: HTMLElement) =>
  (canvasElement.querySelector('output')?.textContent ?? '').split(' ').filter(Boolean);
const idsOf = async (...names: string[]) => {
  const { fleet } = await storyServer();
  return names.map((name) => fleet.groups.find((g) => g.customerId === 1 && g.name === name)?.groupId ?? name);
};

/** A group includes all groups below it. Removing one of them keeps the others. */
export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, canvasElement }) => {
    await tree(canvas);
    const whole = await row(canvasElement, /^Over the Road/);
    await userEvent.click(within(whole).getByText('Over the Road'));
    await expect(chosenIds(canvasElement)).toEqual(await idsOf('Over the Road'));
    await expect(whole).toHaveAttribute('aria-checked', 'true');
    whole.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    const first = document.activeElement as HTMLElement;
    await expect(first).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-checked', 'false');
    await expect(whole).toHaveAttribute('aria-checked', 'mixed');
    await expect(chosenIds(canvasElement)).not.toContain((await idsOf('Over the Road'))[0]);
  },
});

/** All VINs and No VINs each replace every other choice, and are replaced by any other choice. */
export const SpecialGroupsAreExclusive = meta.story({
  play: async ({ canvasElement }) => {
    const all = await row(canvasElement, /^All VINs/);
    const none = await row(canvasElement, /^No VINs/);
    const lease = await row(canvasElement, /^Leased Out/);
    await userEvent.click(within(lease).getByText('Leased Out'));
    await userEvent.click(within(all).getByText('All VINs'));
    await expect(chosenIds(canvasElement)).toEqual(await idsOf('All VINs'));
    await expect(lease).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(within(none).getByText('No VINs'));
    await expect(chosenIds(canvasElement)).toEqual(await idsOf('No VINs'));
    await userEvent.click(within(lease).getByText('Leased Out'));
    await expect(chosenIds(canvasElement)).toEqual(await idsOf('Leased Out'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Leased Out' }));
    await expect(chosenIds(canvasElement)).toEqual([]);
  },
});

/** Chooses a group with two parents in both places at once. */
export const UnderSeveralParents = meta.story({
  async beforeEach() {
    const [lease = '', road = ''] = await idsOf('Leased Out', 'Over the Road');
    const { groups } = (await storyServerApi('admin@gladhand.example')).administration;
    await groups.create({ customerId: 1, parentIds: [lease, road], name: 'Short Lease' });
  },
  play: async ({ canvasElement }) => {
    const search = await within(canvasElement).findByRole('searchbox', { name: 'Find a group' });
    await row(canvasElement, /^Leased Out/);
    await userEvent.type(search, 'short');
    const places = await within(canvasElement).findAllByRole('treeitem', { name: /^Short Lease/ });
    await expect(places).toHaveLength(2);
    await userEvent.click(within(places[0] as HTMLElement).getByText('Short Lease'));
    for (const place of places) await expect(place).toHaveAttribute('aria-checked', 'true');
    await expect(chosenIds(canvasElement)).toHaveLength(1);
  },
});

/** Can be browsed while it is disabled. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const lease = await row(canvasElement, /^Leased Out/);
    await userEvent.click(within(lease).getByText('Leased Out'));
    await expect(chosenIds(canvasElement)).toEqual([]);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('*/graphql', () => new Promise<never>(() => undefined)));
  },
  play: async ({ canvas }) => {
    await expect(await tree(canvas)).toHaveAttribute('aria-busy', 'true');
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('*/graphql', () => HttpResponse.json({ data: { vehicleGroups: [] } })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No groups yet')).toBeVisible();
  },
});

/** Loads the groups again after a failure. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    let tries = 0;
    msw.use(
      http.post('*/graphql', () =>
        ++tries === 1
          ? HttpResponse.json({ error: { code: 'BAD_USER_INPUT', message: 'No.' } }, { status: 400 })
          : undefined,
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /try again/i }));
    await waitFor(async () => expect(await row(canvasElement, /^Leased Out/)).toBeVisible());
  },
});

/** Shows the forbidden state to a dealer. */
export const Forbidden = meta.story({
  parameters: { host: { as: 'dealer@gladhand.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have access to/)).toBeVisible();
  },
});

export const Dark = Ordinary.extend({ globals: { theme: 'dark' }, play: undefined });

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('treeitem', { name: /^Over the Road/ })),
});
