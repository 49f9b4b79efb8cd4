import { type SharedLocation as Shared, SharedDetail, type SharedTrailer } from '@gladhand/domain';
import { apiFails, apiHangs } from '@gladhand/domain/testing';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { storyMapEngine } from '../../../../.storybook/map';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld, STORY_NOW, storyApi } from '../../../../.storybook/world';
import { SharedLocation, type SharedLocationProps } from './SharedLocation';

interface Sharing {
  count?: number;
  detail?: SharedDetail;
  revoked?: boolean;
}

/** Shares trailers of the world as its administrator, and opens the link as somebody who is not signed in. */
function OfTheWorld({ count = 1, detail = SharedDetail.Movement, revoked, engine }: Sharing & SharedLocationProps) {
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    void shareFromTheWorld({ count, detail, revoked }).then(setSecret);
  }, [count, detail, revoked]);
  return secret === undefined ? null : <SharedLocation secret={secret} engine={engine} />;
}

async function shareFromTheWorld({ count = 1, detail = SharedDetail.Movement, revoked }: Sharing): Promise<string> {
  const { fleet } = await currentWorld();
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
  render: (args) => <OfTheWorld {...args} />,
  decorators: [
    (Story) => (
      <WorldHost as={null}>
        <div style={{ blockSize: 640 }}>
          <Story />
        </div>
      </WorldHost>
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
/** What a story shows when the server's answer is in hand. */
const opened = (args: SharedLocationProps) => <SharedLocation {...args} secret="from-the-mail" />;

/** One trailer under the name that the sharer chose, without a session; VIN and company are nowhere. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Load 4711' })).toBeVisible();
    await expect(canvas.getByText(/for another 8 h/)).toBeVisible();
    await expect(canvas.getByText(/^Reported/)).toHaveTextContent(/ago, .*CST/);
    await canvas.findByRole('button', { name: 'Zoom in' });
    const { fleet } = await currentWorld();
    const text = canvasElement.textContent ?? '';
    const told = fleet.trailers.filter(({ vin }) => text.includes(vin));
    await expect([told, fleet.customers.filter(({ shortName }) => text.includes(shortName))]).toEqual([[], []]);
  },
});

/** Several trailers: a press on a name shows that one on the map. */
export const Several = meta.story({
  render: (args) => <OfTheWorld {...args} count={3} />,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Shared trailers' });
    const names = Array.from(list.querySelectorAll<HTMLButtonElement>('button[aria-pressed]'));
    await expect(names.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    await userEvent.click(names[2] as HTMLButtonElement);
    await expect(names[2]).toHaveAttribute('aria-pressed', 'true');
  },
});

/** With the way of the last 24 hours. */
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
    await canvas.findByRole('button', { name: 'Show all that is shared' });
  },
});

/** An old position says so, and speaks of its movement in the past. */
export const Stale = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers([{ stale: true, reportedAt: new Date(STORY_NOW.getTime() - 30 * 3_600_000).toISOString() }])),
  render: opened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Old position')).toBeVisible();
    await expect(canvas.getByText(/It was moving then: east/)).toBeVisible();
  },
});

/** Nothing was reported yet: no place is made up. */
export const NoPosition = meta.story({
  beforeEach: ({ msw }) => msw.use(answers([{ lat: null, lng: null, address: null, reportedAt: null, speed: null }])),
  render: opened,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It has not reported a position yet.')).toBeVisible();
  },
});

/** Revoked, expired and unknown look alike, and say what to do. */
export const Ended = meta.story({
  render: (args) => <OfTheWorld {...args} revoked />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This shared location has ended')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** It ends while it is looked at: what was shown goes. */
export const EndsMeanwhile = meta.story({
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
    void shareFromTheWorld({}).then(setSecret);
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
    await expect(await canvas.findByText('The shared location did not load')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()), render: opened });

/** No WebGL: the place stands in words. */
export const NoMap = meta.story({
  args: { engine: () => Promise.reject(new Error('WebGL is off.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The map could not start')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Load 4711' })).toBeVisible();
  },
});

/** A phone: the map above, the words below. */
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
