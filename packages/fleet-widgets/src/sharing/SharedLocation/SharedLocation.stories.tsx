import { type SharedLocation as Shared, SharedDetail, type SharedTrailer } from '@gladhand/domain/sharing';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import { storyMapEngine } from '#storybook/map';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyApi, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { SharedLocation, type SharedLocationProps } from './SharedLocation';

interface Sharing {
  count?: number;
  detail?: SharedDetail;
  revoked?: boolean;
}

/** Shares trailers of the server as an administrator and opens the link as a visitor who isn't signed in. */
function FromStoryServer({
  count = 1,
  detail = SharedDetail.Movement,
  revoked,
  engine,
}: Sharing & SharedLocationProps) {
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    void shareFromStoryServer({ count, detail, revoked }).then(setSecret);
  }, [count, detail, revoked]);
  return secret === undefined ? null : <SharedLocation secret={secret} engine={engine} />;
}

async function shareFromStoryServer({ count = 1, detail = SharedDetail.Movement, revoked }: Sharing): Promise<string> {
  const { fleet } = await storyServer();
  const { sharing } = storyApi('admin@gladhand.example');
  const trailers = fleet.trailers
    .filter((trailer, index) => {
      const status = fleet.statuses[index];
      return trailer.customerId === 1 && status?.lat != null && status.tetheredStatus === 'tethered';
    })
    .slice(0, count)
    .map(({ vin, unitId }) => ({ vin, name: count === 1 ? 'Load 4711' : unitId }));
  const { link, url } = await sharing.share({ trailers, detail, hours: 8 });
  if (revoked) await sharing.revoke({ linkId: link.id });
  return new URL(url).hash.slice(1);
}

const meta = preview.meta({
  title: 'Fleet/SharedLocation',
  component: SharedLocation,
  parameters: { layout: 'fullscreen' },
  args: { secret: '', engine: storyMapEngine },
  render: (args) => <FromStoryServer {...args} />,
  decorators: [
    (Story) => (
      <StoryHost as={null}>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

const answers = (trailers: readonly Partial<SharedTrailer>[]) => {
  const whole: Shared = {
    asOf: STORY_NOW.toISOString(),
    expiresAt: new Date(STORY_NOW.getTime() + 3_600_000).toISOString(),
    detail: SharedDetail.Movement,
    trailers: trailers.map((trailer) => ({ ...A_TRAILER, ...trailer })),
  };
  return http.get('/v1/api/shared-location', () => HttpResponse.json(whole));
};
const A_TRAILER: SharedTrailer = {
  name: 'Load 4711',
  lat: 41.6,
  lng: -87.35,
  address: '2 mi S of Gary, IN',
  reportedAt: new Date(STORY_NOW.getTime() - 4 * 60_000).toISOString(),
  stale: false,
  speed: 61,
  heading: 90,
};
/** The SharedLocation of a story, opened by its link. */
const opened = (args: SharedLocationProps) => <SharedLocation {...args} secret="from-the-mail" />;

/** One trailer under its public name, without a session. VIN and company are not shown. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Load 4711' })).toBeVisible();
    await expect(canvas.getByText(/\(8 h left\)/)).toBeVisible();
    await expect(canvas.getByText(/^Reported/)).toHaveTextContent(/ago, .*CST/);
    const link = canvas.getByRole('link', { name: 'Open in Google Maps' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.*=[-\d.]+,[-\d.]+$/),
    );
    await expect(canvas.getByRole('link', { name: 'Open in Apple Maps' })).toHaveAttribute('target', '_blank');
    await canvas.findByRole('button', { name: 'Zoom in' });
    const { fleet } = await storyServer();
    const text = canvasElement.textContent ?? '';
    const revealed = fleet.trailers.filter(({ vin }) => text.includes(vin));
    await expect([revealed, fleet.customers.filter(({ shortName }) => text.includes(shortName))]).toEqual([[], []]);
  },
});

/** Several trailers: selecting a name shows that trailer on the map. */
export const Several = meta.story({
  render: (args) => <FromStoryServer {...args} count={3} />,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Shared trailers' });
    const names = Array.from(list.querySelectorAll<HTMLButtonElement>('button[aria-pressed]'));
    await expect(names.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    await userEvent.click(names[2] as HTMLButtonElement);
    await expect(names[2]).toHaveAttribute('aria-pressed', 'true');
  },
});

/** With the route of the last 24 hours. */
export const WithTrack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers([
        {
          track: [0, 1, 2, 3, 4, 5].map((hour) => ({
            at: STORY_NOW.getTime() - (5 - hour) * 3_600_000,
            lat: 39.77 + hour * 0.366,
            lng: -86.16 - hour * 0.238,
          })),
        },
      ]),
    ),
  render: opened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Moving east at 61 mph')).toBeVisible();
    await canvas.findByRole('button', { name: 'Show all trailers' });
  },
});

/** An old position is marked as such, and its movement is in the past tense. */
export const Stale = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers([{ stale: true, reportedAt: new Date(STORY_NOW.getTime() - 30 * 3_600_000).toISOString() }])),
  render: opened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Old position')).toBeVisible();
    await expect(canvas.getByText(/It was moving then: east/)).toBeVisible();
  },
});

/** No position has been reported yet. */
export const NoPosition = meta.story({
  beforeEach: ({ msw }) => msw.use(answers([{ lat: null, lng: null, address: null, reportedAt: null, speed: null }])),
  render: opened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No position reported yet.')).toBeVisible();
  },
});

/** Revoked, expired and unknown links look the same and explain what to do. */
export const Ended = meta.story({
  render: (args) => <FromStoryServer {...args} revoked />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This shared location has ended')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** The link ends while it is open: the positions disappear. */
export const EndsMeanwhile = meta.story({
  parameters: { dataTexts: ['End it'] },
  render: (args) => <EndsSoon {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Load 4711' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(canvas.getByText('This shared location has ended')).toBeVisible(), { timeout: 15_000 });
    await expect(canvas.queryByRole('heading', { name: 'Load 4711' })).toBeNull();
  },
});

function EndsSoon({ engine }: SharedLocationProps) {
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    void shareFromStoryServer({}).then(setSecret);
  }, []);
  const end = async () => {
    const { sharing } = storyApi('admin@gladhand.example');
    for (const { id } of await sharing.mine()) await sharing.revoke({ linkId: id });
  };
  return (
    <>
      <button type="button" onClick={() => void end()}>
        End it
      </button>
      {secret && <SharedLocation secret={secret} engine={engine} />}
    </>
  );
}

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(400, 'The server is in the workshop.')),
  render: opened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the shared location")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()), render: opened });

/** No WebGL: the position is shown as text. */
export const NoMap = meta.story({
  args: { engine: () => Promise.reject(new Error('WebGL is off.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The map couldn't start")).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Load 4711' })).toBeVisible();
  },
});

/** On a phone: the map above the cards. */
export const Phone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(answers([{ name: 'Northwood-Avenue-second-shift-trailer-with-a-very-long-name' }])),
  render: opened,
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('list', { name: 'Shared trailers' })),
});
