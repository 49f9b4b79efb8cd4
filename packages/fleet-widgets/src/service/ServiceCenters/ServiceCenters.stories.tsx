import { ApiErrorCode } from '@gladhand/domain';
import { aDealer, apiHangs, closestDealersAnswer, graphqlFails, graphqlHangs } from '@gladhand/domain/testing';
import { DRAWER_WIDTH_PX } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_NOW, storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { ServiceCenters, type ServiceCentersProps } from './ServiceCenters';

/** A trailer of the server, with or without a position. */
/** A trailer of the server, unless another is given. */
function FromStoryServer({ nowhere = false, ...props }: ServiceCentersProps & { nowhere?: boolean }) {
  const [trailer, setTrailer] = useState<{ vin: string; unitId: string }>();
  useEffect(() => {
    void storyServer().then(({ fleet }) =>
      setTrailer(fleet.trailers.find((_, index) => (fleet.statuses[index]?.lat === null) === nowhere)),
    );
  }, [nowhere]);
  if (!trailer) return null;
  return <ServiceCenters {...props} vin={props.vin || trailer.vin} unitId={props.unitId || trailer.unitId} />;
}

const meta = preview.meta({
  title: 'Fleet/ServiceCenters',
  component: ServiceCenters,
  args: { vin: '', unitId: '' },
  render: (args) => <FromStoryServer {...args} />,
  decorators: [
    (Story, { parameters }) => (
      <StoryHost>
        <div style={{ inlineSize: parameters.widthPx ?? DRAWER_WIDTH_PX.small, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

interface Played {
  canvas: typeof within.prototype;
  canvasElement: HTMLElement;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Opens the email dialog of the nearest service center. */
async function ask({ canvas, canvasElement, userEvent }: Played) {
  const [first] = await canvas.findAllByRole('button', { name: /^Send diagnostic email/ });
  await userEvent.click(first as HTMLElement);
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}

/** Nearest first, with the distance from the trailer; all of them on demand. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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

/** Before sending: the dialog shows the content and the recipient. Nothing has been sent. */
export const Confirm = meta.story({
  play: async (played) => {
    const dialog = await ask(played);
    await expect(dialog.getByRole('heading', { name: /^Send a diagnostic email about / })).toBeVisible();
    await expect(dialog.getByText(/^service@.*\.example$/)).toBeVisible();
    await expect(await (await storyServer()).mails()).toEqual([]);
  },
});

/** While sending: the email can't be sent twice, and the dialog can't be closed. */
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

/** The email was sent, and the list shows it. */
export const Sent = meta.story({
  play: async (played) => {
    const dialog = await ask(played);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    await expect(await dialog.findByRole('heading', { name: 'Diagnostic email sent' })).toBeVisible();
    const [mail] = await (await storyServer()).mails();
    await expect(mail?.purpose).toBe('diagnostic');
    await expect(mail?.text).toContain('Active ABS faults');
    await expect(dialog.getByText(new RegExp(`Delivered to ${mail?.to}`))).toBeVisible();
    await played.userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await played.canvas.findByText('Sent 11/17/26 09:12 CST')).toBeVisible();
  },
});

/** Canceled: a message confirms that no email was sent. */
export const Cancel = meta.story({
  play: async (played) => {
    const dialog = await ask(played);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await played.canvas.findByText('Canceled. Nothing was sent.')).toBeVisible();
    await expect(await (await storyServer()).mails()).toEqual([]);
  },
});

/** Failed: the reason and a retry button. */
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

/** A diagnostic email for the trailer was sent a moment ago. */
export const TooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.RateLimited, 'Too many.', 'SendDiagnosticEmail')),
  play: async (played) => {
    const dialog = await ask(played);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
    await expect(await dialog.findByText(/call the service center/)).toBeVisible();
  },
});

/** The trailer has no position: the reason is shown, and all service centers are listed by name. */
export const Nowhere = meta.story({
  // Oklahoma and Nebraska
  parameters: { dataTexts: ['OK', 'NE'] },
  render: (args) => <FromStoryServer {...args} nowhere />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No position to search from')).toBeVisible();
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
    await expect(await canvas.findByText(/You don't have access to/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });

/** Long names wrap, even on a narrow screen. */
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

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('list', { name: 'Service centers' })),
});
