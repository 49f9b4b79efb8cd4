import type { GeofenceLink } from '@gladhand/domain/react';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServerApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { searchHelp } from '../help/searchHelp';
import { GlobalSearch } from './GlobalSearch';
import type { SearchItem, SearchPage } from './searchItem';

const ADMIN = 'admin@gladhand.example';
const LINKS = {
  trailer: (vin: string) => `/tracking/${vin}`,
  customer: (id: number) => `/customers?open=${id}`,
  group: (group: { customerId: number; groupId: string }) => `/groups?${group.customerId}-${group.groupId}`,
  user: (id: string) => `/users?open=${id}`,
  geofence: ({ customerId, ...found }: GeofenceLink) =>
    `/geofence?${customerId}-${'geofenceId' in found ? found.geofenceId : found.name}`,
  place: ({ name }: { name: string }) => `/tracking?near=${name}`,
};

const PAGES: readonly SearchPage[] = [
  { href: '/control', label: 'Fleet Control' },
  { href: '/tracking', label: 'Tracking' },
  { href: '/profile', label: 'Profile', detail: 'Settings' },
  { href: '/users', label: 'User Management', detail: 'Settings' },
];
const RECENT: readonly SearchItem[] = [
  { kind: 'trailer', href: '/tracking/1UYVS2538GU123456', label: 'R-2160', detail: '1UYVS2538GU123456' },
  { kind: 'page', href: '/users', label: 'User Management', detail: 'Settings' },
];
const findHelp = (text: string) => searchHelp({ faq: '/help/faq', administration: '/help/administration' }, text);

const meta = preview.meta({
  title: 'Admin/GlobalSearch',
  component: GlobalSearch,
  parameters: { layout: 'fullscreen' },
  args: {
    pages: PAGES,
    findHelp,
    recent: RECENT,
    onOpen: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <StoryHost as={ADMIN} links={LINKS}>
      <GlobalSearch {...args} />
    </StoryHost>
  ),
});

const field = () => screen.findByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true });
const aTrailer = async () => {
  const { trailers } = await (await storyServerApi(ADMIN)).fleetStatus.page({
    paginationInput: { pageSize: 1, pageNumber: 1 },
  });
  const { vin, unitId } = trailers[0] ?? {};
  if (!vin || !unitId) throw new Error('The story server has no trailer.');
  return { vin, unitId };
};

/** Before the user types: results that were opened recently, then all pages. */
export const Recent = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ args }) => {
    await expect(await field()).toHaveFocus();
    await expect(options()).toEqual([
      'R-2160 1UYVS2538GU123456',
      'User Management Settings',
      'Fleet Control ',
      'Tracking ',
      'Profile Settings',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Fleet Control');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Profile');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('R-2160');
    await userEvent.keyboard('{ArrowUp}{Home}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(RECENT[0]);
  },
});

/** A trailer by its unit ID. Enter opens the best result, also when it is pressed before results have arrived. */
export const Ordinary = meta.story({
  play: async ({ args }) => {
    const { vin, unitId } = await aTrailer();
    await userEvent.type(await field(), unitId.toLowerCase());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'trailer', href: `/tracking/${vin}`, label: unitId }),
    );
    await expect(active()).toHaveAttribute('href', `/tracking/${vin}`);
    await expect(await field()).toHaveAttribute('aria-activedescendant', active().id);
  },
});

/** Every kind of result under its heading. */
export const Kinds = meta.story({
  play: async () => {
    await userEvent.type(await field(), 'user');
    await waitFor(() => expect(options()).toContain('User Management Settings'));
    await expect(screen.getByRole('group', { name: 'Pages' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Help' })).toBeVisible();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'al');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Users' })).toBeVisible());
    await expect(screen.getByRole('group', { name: 'Groups' })).toBeVisible();
  },
});

/** A city by its name, which opens the map there. */
export const Places = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await field(), 'columbus, ga');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Places' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'place', href: '/tracking?near=Columbus, GA', label: 'Columbus, GA' }),
      ),
    );
  },
});

/** A geofence by its name, with its customer. */
export const Geofences = meta.story({
  beforeEach: async () => {
    const api = await storyServerApi(ADMIN);
    const shape = { type: 'circle', center: { lat: 41.65, lng: -83.53 }, radiusMeters: 300 } as const;
    await api.geofences.create({
      customerId: 1,
      geofence: { name: 'Wales Rd yard', category: 'yard', isActive: true, shape, enterEmails: [], exitEmails: [] },
    });
  },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'wales rd');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Geofences' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'geofence', href: expect.stringMatching(/^\/geofence\?1-/) }),
      ),
    );
  },
});

/** A viewer without user management finds no users, and no pages without access. */
export const WithoutUsers = meta.story({
  render: (args) => (
    <StoryHost as="viewer@gladhand.example" links={LINKS} can={(subject) => subject === 'screen:tracking'}>
      <GlobalSearch {...args} pages={[{ href: '/tracking', label: 'Tracking' }]} recent={[]} />
    </StoryHost>
  ),
  play: async () => {
    await userEvent.type(await field(), 'gladhand.example');
    await expect(await screen.findByText('No results for “gladhand.example”', {}, { timeout: 10_000 })).toBeVisible();
  },
});

/** Escape first clears the text and then closes. */
export const Escape = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await field(), 'r');
    await expect(screen.getByText('Enter at least 2 characters.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await field()).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const NoResults = meta.story({
  play: async () => {
    await userEvent.type(await field(), 'zzzzzz');
    await expect(await screen.findByText('No results for “zzzzzz”')).toBeVisible();
    await expect(await field()).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHangs()),
  play: async () => {
    await userEvent.type(await field(), 'zzzzzz');
    await expect(await screen.findByText('Searching…')).toBeVisible();
  },
});

/** Pages and Help are searched without the server. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async () => {
    await userEvent.type(await field(), 'track');
    await expect(await screen.findByText("Couldn't complete the search", {}, { timeout: 15_000 })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Tracking' })).toBeVisible();
  },
});

export const Dark = Kinds.extend({ globals: { theme: 'dark' } });

export const RightToLeft = Recent.extend({ play: undefined, globals: { direction: 'rtl' } });

/** In a box of 400 and of 360 px of a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 640 },
  play: fitsItsBox(async () => {
    await field();
    return screen.findByRole('option', { name: /R-2160/ });
  }),
});
