import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { narrow } from '../internal/narrow.stories.data';
import { Banner } from './Banner';

const meta = preview.meta({ title: 'Primitives/Banner', component: Banner, args: { onDismiss: fn() } });

const Column = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 480px;
`;

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: {
    tone: 'caution',
    children: 'You need to select a customer in order to change group assignments or to edit groups',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Tones = meta.story({
  render: () => (
    <Column>
      <Banner title="New in this version">Trailers can be found by serial number.</Banner>
      <Banner tone="good">All 12 reports were sent.</Banner>
      <Banner tone="caution" action={<Button kind="link">Renew</Button>}>
        The map key ends in 3 days.
      </Banner>
      <Banner tone="critical" title="Positions did not load" onDismiss={() => {}}>
        Showing data from 14:02.
      </Banner>
      <Banner tone="unknown">Reefer 104 has not reported for 11 days.</Banner>
    </Column>
  ),
});

export const LongText = Ordinary.extend({
  play: undefined,
  args: {
    tone: 'critical',
    title: 'Refrigerated trailers of the Midwest region that are leased out to Cedar Ridge Logistics until the spring',
    children: 'Kühlanhänger der Niederlassung Nordrhein-Westfalen mit Temperaturüberschreitung',
  },
  decorators: [narrow],
});

export const RightToLeft = Tones.extend({ play: undefined, globals: { direction: 'rtl' } });

export const Narrow = Tones.extend({ play: undefined, decorators: [narrow] });

export const Dark = Tones.extend({ play: undefined, globals: { theme: 'dark' } });
