import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { DateField } from './DateField';

const onDay = fn();
const meta = preview.meta({ title: 'Fields/DateField', component: DateField });

type DemoProps = Partial<ComponentProps<typeof DateField>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [day, setDay] = useState(value);
  return (
    <DateField
      label="Last reported after"
      today="2026-11-17"
      max="2026-11-17"
      {...rest}
      value={day}
      onChange={(next) => {
        setDay(next);
        onDay(next);
      }}
    />
  );
}

export const Typed = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Last reported after');
    await userEvent.type(field, '11/1/2026');
    await expect(onDay).toHaveBeenLastCalledWith('2026-11-01');
    await userEvent.clear(field);
    await userEvent.type(field, '11/31/2026');
    await userEvent.tab();
    await expect(canvas.getByText('Enter a date as m/d/yyyy')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(onDay).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await userEvent.type(field, '11/18/2026');
    await userEvent.tab();
    await expect(canvas.getByText('Choose 11/17/2026 or earlier')).toBeVisible();
  },
});

export const Chosen = meta.story({
  render: () => <Demo value="2026-11-10" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const day = await canvas.findByRole('button', { name: /\b10\b.*November|November 10\b/ }, { timeout: 5000 });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(canvas.getByLabelText('Last reported after')).toHaveValue('11/9/2026');
    await waitFor(() => expect(canvas.getByLabelText('Last reported after')).toHaveFocus());
  },
});

export const Open = meta.story({
  render: () => (
    <div style={{ minBlockSize: 380, maxInlineSize: 280 }}>
      <Demo value="2026-11-10" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await expect(
      await canvas.findByRole('button', { name: /\b18\b.*November|November 18\b/ }, { timeout: 5000 }),
    ).toBeDisabled();
  },
});

export const Wrong = meta.story({ render: () => <Demo error="Choose a day with reports." size="medium" required /> });

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 220 }}>
      <Demo label={undefined} aria-label="After" size="xsmall" value="2026-11-10" />
      <Demo label="Small 32" value="2026-11-10" required />
      <Demo label="Medium 44" size="medium" value="2026-11-10" hint="In the time zone of the browser" />
      <Demo label="Large 56" size="large" value="2026-11-10" />
      <Demo label="Empty" optional />
      <Demo label="Wrong" value="2026-11-10" error="Choose a day with reports." />
      <Demo label="Read-only" value="2026-11-10" readOnly />
      <Demo label="Disabled" value="2026-11-10" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    // what is read-only cannot be chosen either
    await expect(canvas.getAllByRole('button', { name: 'Choose a date' })).toHaveLength(7);
  },
});

export const InAGrid = meta.story({ render: () => <Demo label={undefined} aria-label="After" size="xsmall" /> });

export const RightToLeft = Open.extend({ globals: { direction: 'rtl' } });

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });

export const Dark = Open.extend({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  render: () => <Demo label={LONG_NAME} hint={LONG_SENTENCE} value="2026-11-10" required />,
  decorators: [narrow],
  play: fitsTheWidth,
});
