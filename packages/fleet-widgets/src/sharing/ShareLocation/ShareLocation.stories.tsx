import { ApiErrorCode } from '@gladhand/domain';
import { apiHangs, graphqlFails, sharedLinksAnswer } from '@gladhand/domain/testing';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import type { SharedTrailerChoice } from './ShareForm';
import { ShareLocation, type ShareLocationProps } from './ShareLocation';

/** This many trailers of one customer of the server. */
function FromStoryServer({ count, ...props }: ShareLocationProps & { count: number }) {
  const [trailers, setTrailers] = useState<SharedTrailerChoice[]>();
  useEffect(() => {
    void storyServer().then(({ fleet }) =>
      setTrailers(fleet.trailers.filter(({ customerId }) => customerId === 1).slice(0, count)),
    );
  }, [count]);
  return trailers ? <ShareLocation {...props} trailers={trailers} /> : null;
}

const meta = preview.meta({
  title: 'Fleet/ShareLocation',
  component: ShareLocation,
  args: { onClose: fn() },
  render: (args) => <FromStoryServer {...args} count={1} />,
  decorators: [
    (Story) => (
      <StoryHost>
        <Story />
      </StoryHost>
    ),
  ],
});

const dialogOf = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name: /Share/ }));

/** A link with a custom name is shown once, listed with its expiry, and revoked. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const name = dialog.getByRole('textbox', { name: /Name on the page/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Load 4711');
    await userEvent.click(dialog.getByRole('radio', { name: /last 24 hours/ }));
    await userEvent.click(dialog.getByRole('radio', { name: '1 day' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByText(/\/shared-location#[\w-]{43}$/)).toBeVisible();
    await expect(dialog.getByText(/can see Load 4711 without signing in until/)).toBeVisible();
    const links = await dialog.findByRole('list', { name: 'Active links' });
    await expect(within(links).getByText(/last 24 hours · expires in 1 d · not opened yet/)).toBeVisible();
    await userEvent.click(within(links).getByRole('button', { name: 'Revoke the link to Load 4711' }));
    const confirm = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(confirm.getByRole('button', { name: 'Revoke' }));
    await expect(await dialog.findByText('No active links')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText(/Copy this link now/)).toBeNull());
  },
});

/** Several trailers at once, each with its own public name. */
export const Several = meta.story({
  render: (args) => <FromStoryServer {...args} count={3} />,
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByText(/\/shared-location#/)).toBeVisible();
  },
});

/** Without trailers, the dialog lists the open links. */
export const MyLinks = meta.story({
  render: (args) => <ShareLocation {...args} />,
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText('No active links')).toBeVisible();
  },
});

const LISTED = {
  id: '1',
  detail: 'movement',
  createdAt: STORY_NOW.toISOString(),
  createdBy: 'dispatch@northline.example',
  expiresAt: new Date(STORY_NOW.getTime() + 8 * 3_600_000).toISOString(),
  timesOpened: 1,
};
const named = (name: string, vin: string | null = null) => ({ name, vin });

/** Each trailer of a link leads to its page, except one that the reader has no access to. Opening one closes the dialog. */
export const LinksToTrailers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      sharedLinksAnswer([
        { ...LISTED, trailers: [named('Load 4711', '1UYVS2530LG704218'), named('Load 4712')] },
        {
          ...LISTED,
          id: '2',
          trailers: ['R-1', 'R-2', 'R-3', 'R-4', 'R-5'].map((name, index) => named(name, `1UYVS2530LG70421${index}`)),
        },
      ]),
    ),
  render: (args) => (
    <StoryHost links={{ trailer: (vin) => `#trailer/${vin}` }}>
      <ShareLocation {...args} />
    </StoryHost>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const links = within(await dialog.findByRole('list', { name: 'Active links' }));
    const names = links.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Load 4711', 'R-1', 'R-2', 'R-3']);
    await expect(links.getByText(/^Load 4712|, Load 4712/)).toBeVisible();
    await expect(links.getByText(/and 2 more/)).toBeVisible();
    const first = links.getByRole('link', { name: 'Load 4711' });
    await expect(first).toHaveAttribute('href', '#trailer/1UYVS2530LG704218');
    await userEvent.click(first);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** No name: the field explains what to do, and nothing is sent. */
export const WithoutAName = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const name = dialog.getByRole('textbox', { name: /Name on the page/ });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(name).toHaveAccessibleDescription(/Enter a name/);
  },
});

/** The server refuses: the typed text stays. */
export const NotMade = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Unavailable, 'The server is busy.', 'ShareLocation')),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const name = dialog.getByRole('textbox', { name: /Name on the page/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Load 4711');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByText("Couldn't create the link")).toBeVisible();
    await expect(name).toHaveValue('Load 4711');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.BadUserInput, 'Nothing to see.', 'MySharedLocations')),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.', 'MySharedLocations')),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText(/You don't have access to/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In a box of 400 and of 360 px of a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400, boxHeightPx: 720 },
  render: (args) => <FromStoryServer {...args} count={2} />,
  play: fitsItsBox(async ({ canvasElement }) =>
    (await dialogOf(canvasElement)).findByRole('button', { name: 'Create link' }),
  ),
});
