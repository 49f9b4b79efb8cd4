import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { TimeField } from './TimeField';

const onTime = fn();
const meta = preview.meta({ title: 'Fields/TimeField', component: TimeField });

type DemoProps = Partial<ComponentProps<typeof TimeField>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [time, setTime] = useState(value);
  return (
    <TimeField
      label="Send at"
      {...rest}
      value={time}
      onChange={(next) => {
        setTime(next);
        onTime(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 160px;
`;

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Send at', value: '06:00', onChange: onTime, hint: '', disabled: false },
  render: (args) => <Demo key={JSON.stringify(args.value)} {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo value="06:00" hint="Local time of the schedule" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Send at');
    await userEvent.clear(field);
    await userEvent.type(field, '830p');
    await expect(onTime).toHaveBeenLastCalledWith('20:30');
    await userEvent.tab();
    await expect(field).toHaveValue('20:30');
  },
});

export const Keyboard = meta.story({
  render: () => <Demo value="08:07" clock={12} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Send at');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('8:15 AM');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    await expect(field).toHaveValue('9:00 AM');
    await expect(onTime).toHaveBeenLastCalledWith('09:00');
  },
});

export const Unreadable = meta.story({
  render: () => <Demo value="06:00" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Send at');
    await userEvent.clear(field);
    await userEvent.type(field, '25:00');
    await userEvent.tab();
    await expect(canvas.getByText('Enter a time as 14:30 or 2:30 PM')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('25:00');
    await expect(onTime).toHaveBeenLastCalledWith('');
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="At" size="xsmall" value="06:00" />
      <Demo label="Small 32" value="06:00" required />
      <Demo label="Medium 44" size="medium" value="18:30" clock={12} />
      <Demo label="Large 56" size="large" value="06:00" />
      <Demo label="Empty" optional />
      <Demo label="Wrong" value="02:30" error="This time is skipped on 3/8/2026." />
      <Demo label="Read-only" value="06:00" readOnly />
      <Demo label="Disabled" value="06:00" disabled />
    </Column>
  ),
});

export const Dark = States.extend({ globals: { theme: 'dark' } });
export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });

export const LongText = meta.story({
  render: () => <Demo label={LONG_NAME} hint={LONG_SENTENCE} value="18:30" clock={12} required />,
  decorators: [narrow],
  play: fitsTheWidth,
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });
