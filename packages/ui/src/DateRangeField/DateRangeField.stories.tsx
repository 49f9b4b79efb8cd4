import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { DateRangeField } from './DateRangeField';
import type { DateRange } from './dateRange';

const onRange = fn();
const meta = preview.meta({ title: 'Fields/DateRangeField', component: DateRangeField });

type DemoProps = Partial<ComponentProps<typeof DateRangeField>>;

function Demo({ value = null, ...rest }: DemoProps) {
  const [range, setRange] = useState<DateRange | null>(value);
  return (
    <DateRangeField
      label="Recorded"
      today="2026-11-17"
      {...rest}
      value={range}
      onChange={(next) => {
        setRange(next);
        onRange(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 260px;
`;

const NOVEMBER = { from: '2026-11-02', to: '2026-11-09' };

/** The controls change this one. */
export const Playground = meta.story({
  args: {
    label: 'Recorded',
    today: '2026-11-17',
    value: { preset: '7d' },
    onChange: onRange,
    hint: '',
    disabled: false,
  },
  render: (args) => (
    <Column>
      <Demo key={JSON.stringify(args.value)} {...args} />
    </Column>
  ),
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Column>
      <Demo value={{ preset: '7d' }} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: 'Recorded Last 7 Days' });
    await userEvent.click(field);
    await expect(await canvas.findByRole('dialog', { name: 'Choose a range' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Last 7 Days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Last 24 Hours' }));
    await expect(onRange).toHaveBeenLastCalledWith({ preset: '24h' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleName('Recorded Last 24 Hours');
  },
});

export const TypedByKeyboard = meta.story({
  render: () => (
    <Column>
      <Demo value={{ preset: 'all' }} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const from = await canvas.findByLabelText('From');
    await userEvent.click(from);
    await userEvent.keyboard('11/9/2026{Tab}11/18/2026{Tab}');
    await expect(canvas.getByText('Choose 11/17/2026 or earlier')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('To'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Choose a day')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('To'), '11/2/2026{Enter}');
    await expect(onRange).toHaveBeenLastCalledWith(NOVEMBER);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Recorded/ })).toHaveFocus());
    await expect(canvas.getByRole('button')).toHaveTextContent('11/2/2026 – 11/9/2026');
  },
});

export const ChosenInTheCalendar = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 460 }}>
      <Demo value={NOVEMBER} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const third = await canvas.findByRole('button', { name: /\b3 November|November 3\b/ }, { timeout: 5000 });
    await expect(canvas.getByRole('button', { name: /\b18 November|November 18\b/ })).toBeDisabled();
    const panel = canvas.getByRole('dialog');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await userEvent.click(third);
    await expect(canvas.getByLabelText('From')).toHaveValue('11/3/2026');
    third.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByLabelText('To')).toHaveValue('11/10/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(onRange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-10' });
    await userEvent.click(canvas.getByRole('button', { name: /Recorded/ }));
    await canvas.findByRole('grid', { name: /November/ });
  },
});

/** Changes each of the two months on its own, and never to the future. */
export const Jump = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 460 }}>
      <Demo value={NOVEMBER} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('grid', { name: 'November 2026' }, { timeout: 5000 });
    const last = () => canvas.getAllByRole('combobox', { name: 'Month' }).at(-1) as HTMLSelectElement;
    await expect(within(last()).getByRole('option', { name: 'December' })).toBeDisabled();
    await userEvent.selectOptions(last(), 'August');
    await expect(canvas.getByRole('grid', { name: 'August 2026' })).toBeVisible();
    await expect(last()).toHaveDisplayValue('August');
    const years = canvas.getAllByRole('combobox', { name: 'Year' });
    await userEvent.selectOptions(years[0] as HTMLSelectElement, '2024');
    await expect(canvas.getAllByRole('grid', { name: /2024/ }).length).toBe(years.length);
    const panel = canvas.getByRole('dialog');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
});

export const Dark = ChosenInTheCalendar.extend({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  render: () => (
    <Column style={{ minBlockSize: 460 }}>
      <Demo value={NOVEMBER} label="الفترة" />
    </Column>
  ),
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('grid', { name: /November/ });
    const second = canvas.getByRole('button', { name: /November 2\b/ });
    second.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /November 3\b/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /November 1\b/ })).toHaveFocus();
  },
});

export const ReadOnly = meta.story({
  render: () => <Demo value={NOVEMBER} readOnly name="recorded" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Recorded' });
    await expect(field).toHaveValue('11/2/2026 – 11/9/2026');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label={undefined} aria-label="Recorded" size="xsmall" value={{ preset: '31d' }} />
      <Demo label="Small 32" value={NOVEMBER} required />
      <Demo label="Medium 44" size="medium" value={{ preset: '14d' }} hint="In the time zone of the browser" />
      <Demo label="Large 56" size="large" value={NOVEMBER} />
      <Demo label="Empty" optional />
      <Demo label="Wrong" error="Choose a shorter range." value={{ preset: 'all' }} />
      <Demo label="Read-only" value={NOVEMBER} readOnly />
      <Demo label="Disabled" value={NOVEMBER} disabled />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Small 32 \(required\) 11\/2/ })).toBeVisible();
    const wrong = canvas.getByRole('button', { name: /^Wrong/ });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('Choose a shorter range.');
  },
});

export const LongText = meta.story({
  render: () => <Demo label={LONG_NAME} hint={LONG_SENTENCE} value={NOVEMBER} required />,
  decorators: [narrow],
  play: fitsTheWidth,
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });
