import { ApiErrorCode } from '@gladhand/domain';
import { apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { DRAWER_WIDTH_PX } from '@gladhand/ui';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyServer } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { PhoneLinks, type PhoneLinksProps } from './PhoneLinks';

/** A trailer of the server that has a device. */
/** A trailer of the server, unless another is given. */
function FromStoryServer(props: PhoneLinksProps) {
  const [vin, setVin] = useState<string>();
  useEffect(() => {
    void storyServer().then(({ fleet }) => setVin(fleet.trailers.find(({ serialNumber }) => serialNumber)?.vin));
  }, []);
  return vin ? <PhoneLinks {...props} vin={props.vin || vin} /> : null;
}

const meta = preview.meta({
  title: 'Fleet/PhoneLinks',
  component: PhoneLinks,
  args: { vin: '' },
  render: (args) => <FromStoryServer {...args} />,
  decorators: [
    (Story) => (
      <StoryHost>
        <div style={{ inlineSize: DRAWER_WIDTH_PX.small, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </StoryHost>
    ),
  ],
});

/** No phones yet: a name creates an address, which is shown once and can be revoked. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name of the phone/ }), 'Yard phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect a phone' }));
    await expect(await canvas.findByText(/\/ingest\/v1\/osmand\/[\w-]{43}$/)).toBeVisible();
    const links = await canvas.findByRole('list', { name: 'Connected phones' });
    await userEvent.click(await within(links).findByRole('button', { name: 'Revoke' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Connected phones' })).toBeNull());
    await waitFor(() => expect(canvas.queryByText(/Copy this address now/)).toBeNull());
  },
});

/** No name: the field explains what to do, and nothing is sent. */
export const WithoutAName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect a phone' }));
    await expect(canvas.getByRole('textbox', { name: /Name of the phone/ })).toHaveAccessibleDescription(
      /Enter a name/,
    );
  },
});

/** The server refuses: the typed text stays. */
export const NotMade = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails(ApiErrorCode.Unavailable, 'The server is busy.', 'CreateDeviceLink')),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Name of the phone/ });
    await userEvent.type(field, 'Yard phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect a phone' }));
    await expect(await canvas.findByText("Couldn't create the address")).toBeVisible();
    await expect(field).toHaveValue('Yard phone');
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
export const LongNameNarrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const name = 'The-phone-of-the-second-shift-in-the-yard-at-Northwood-Avenue';
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name of the phone/ }), name.slice(0, 60));
    await userEvent.click(canvas.getByRole('button', { name: 'Connect a phone' }));
    await expect(await canvas.findByText(name.slice(0, 60))).toBeVisible();
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByRole('button', { name: 'Connect a phone' })),
});
