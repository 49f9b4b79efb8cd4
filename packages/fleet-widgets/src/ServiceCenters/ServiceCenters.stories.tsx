import { ApiErrorCode } from '@gladhand/domain';
import { aDealer, apiHangs, closestDealersAnswer, graphqlFails, graphqlHangs } from '@gladhand/domain/testing';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { WorldHost } from '../../../../.storybook/WorldHost';
import { currentWorld, STORY_NOW } from '../../../../.storybook/world';
import { ServiceCenters } from './ServiceCenters';

/** A trailer of the world that has told where it is, or one that has not. */
function OfTheWorld({ nowhere }: { nowhere: boolean }) {
  const [trailer, setTrailer] = useState<{ vin: string; unitId: string }>();
  useEffect(() => {
    void currentWorld().then(({ fleet }) =>
      setTrailer(fleet.trailers.find((_, index) => (fleet.statuses[index]?.lat === null) === nowhere)),
    );
  }, [nowhere]);
  return trailer ? <ServiceCenters {...trailer} /> : null;
}

const meta = preview.meta({
  title: 'Fleet/ServiceCenters',
  component: ServiceCenters,
  args: { vin: '', unitId: 'R-2207' },
  render: () => <OfTheWorld nowhere={false} />,
  decorators: [
    (Story, { parameters }) => (
      <WorldHost>
        <div style={{ inlineSize: parameters.widthPx ?? 404, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </WorldHost>
    ),
  ],
});

interface Played {
  canvas: typeof within.prototype;
  canvasElement: HTMLElement;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Opens the dialog of the nearest service center. */
async function ask({ canvas, canvasElement, userEvent }: Played) {
  const [first] = await canvas.findAllByRole('button', { name: /^Send diagnostic email/ });
  await userEvent.click(first as HTMLElement);
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}

/** Nearest first, with the distance from where the trailer was; all of them on demand. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Service centers' });
    const miles = within(list)
      .getAllByText(/ mi$/)
      .map(({ textContent }) => Number.parseFloat((textContent ?? '').replaceAll(',', '')));
    await expect(miles).toHaveLength(5);
    await expect(miles).toEqual([...miles].sort((a, b) => a - b));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all service centers' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(24));
  },
});

/** Confirm: what will be told, and to whom. Nothing has been sent. */
export const Confirm = meta.story({
  play: async (played) => {
    const dialog = await ask(played);
    await expect(dialog.getByRole('heading', { name: /^Send a diagnostic email about / })).toBeVisible();
    await expect(dialog.getByText(/^service@.*\.example$/)).toBeVisible();
    await expect(await (await currentWorld()).mails()).toEqual([]);
  },
});

/** Sending: neither sent twice nor left meanwhile. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlHangs('SendDiagnosticEmail')),
  play: async (played) => {
    const dialog = await ask(played);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    await expect(await dialog.findByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await played.userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Sending' })).toBeVisible();
  },
});

/** Sent: the mail is on its way, and the list remembers it. */
export const Sent = meta.story({
  play: async (played) => {
    const dialog = await ask(played);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    await expect(await dialog.findByRole('heading', { name: 'Diagnostic email sent' })).toBeVisible();
    const [mail] = await (await currentWorld()).mails();
    await expect(mail?.purpose).toBe('diagnostic');
    await expect(mail?.text).toContain('Active ABS faults');
    await expect(dialog.getByText(new RegExp(`Delivered to ${mail?.to}`))).toBeVisible();
    await played.userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await played.canvas.findByText('Sent 11/17/26 09:12 CST')).toBeVisible();
  },
});

/** Cancel: nothing was sent, and that is said. */
export const Cancel = meta.story({
  play: async (played) => {
    const dialog = await ask(played);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await played.canvas.findByText('Canceled. Nothing was sent.')).toBeVisible();
    await expect(await (await currentWorld()).mails()).toEqual([]);
  },
});

/** Failed: why, and the way to try again. */
export const SendingFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(graphqlFails(ApiErrorCode.Unavailable, 'The mail server did not take it.', 'SendDiagnosticEmail')),
  play: async (played) => {
    const dialog = await ask(played);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    await expect(await dialog.findByText("The email wasn't sent")).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** The trailer was reported a moment ago. */
export const TooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.RateLimited, 'Too many.', 'SendDiagnosticEmail')),
  play: async (played) => {
    const dialog = await ask(played);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    await expect(await dialog.findByText(/call the service center/)).toBeVisible();
  },
});

/** Nobody knows where the trailer is: why, and all of them by name. */
export const Nowhere = meta.story({
  render: () => <OfTheWorld nowhere />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No place to start from')).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Service centers' });
    const names = within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent ?? '');
    await expect(names).toEqual([...names].sort());
    await expect(within(list).queryByText(/ mi$/)).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(closestDealersAnswer([], STORY_NOW)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No service centers')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.BadUserInput, 'Nothing to see.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Forbidden, 'Your role does not allow this.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not open to your role/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

/** Long names break, on a narrow screen as well. */
export const LongTextNarrow = meta.story({
  parameters: { widthPx: 288 },
  beforeEach: ({ msw }) =>
    msw.use(
      closestDealersAnswer(
        [
          {
            miles: 1_204.4,
            dealer: aDealer({
              name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Trailer, Axle, Brake and Refrigeration Service',
              email: 'the-service-desk-of-the-second-shift@a-very-long-name-of-a-trailer-repair-shop.example',
            }),
          },
        ],
        STORY_NOW,
      ),
    ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Service centers' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});
