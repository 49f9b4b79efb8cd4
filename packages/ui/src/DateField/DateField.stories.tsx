import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { DateField } from './DateField';

const onDay = fn();
const meta = preview.meta({
  title: 'Fields/DateField',
  component: DateField,
  beforeEach: () => void onDay.mockClear(),
});

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

/** The controls change this one. */
export const Playground = meta.story({
  args: { label: 'Last reported after', value: '2026-11-01', onChange: onDay, hint: '', disabled: false },
  render: (args) => <Demo key={JSON.stringify(args.value)} {...args} />,
});

export const Typed = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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
    await expect(onDay).toHaveBeenLastCalledWith('');
    await userEvent.clear(field);
    await userEvent.type(field, '11/18/2026');
    await userEvent.tab();
    await expect(canvas.getByText('Choose 11/17/2026 or earlier')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('2.30.2026{Enter}');
    await expect(canvas.getByText('Enter a date as m/d/yyyy')).toBeVisible();
  },
});

/** Reads dates typed on a phone's keypad: with dots, or without separators. */
export const OtherWays = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Last reported after');
    for (const typed of ['11.1.2026', '11012026', '2026-11-01', '11/1/26']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(field).toHaveValue('11/1/2026');
      await expect(onDay).toHaveBeenLastCalledWith('2026-11-01');
    }
    // 2020 appears while 2026 is typed and must not be used.
    await expect(onDay).not.toHaveBeenCalledWith('2020-11-01');
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

/** Jumps to another month or year within the allowed days, also by keyboard. */
export const Jump = meta.story({
  render: () => (
    <div style={{ minBlockSize: 380, maxInlineSize: 280 }}>
      <Demo value="2026-11-10" min="2019-03-01" />
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const month = await canvas.findByRole('combobox', { name: 'Month' }, { timeout: 5000 });
    const year = canvas.getByRole('combobox', { name: 'Year' });
    await step('jumps with the lists', async () => {
      await expect(month).toHaveDisplayValue('November');
      await expect(within(month).getByRole('option', { name: 'December' })).toBeDisabled();
      await expect(
        within(year)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026']);
      await expect(month.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
      await userEvent.selectOptions(year, '2024');
      await userEvent.selectOptions(month, 'February');
      await expect(canvas.getByRole('grid', { name: 'February 2024' })).toBeVisible();
    });
    await step('jumps by keyboard', async () => {
      canvas.getByRole('button', { name: /February 29/ }).focus();
      await userEvent.keyboard('{PageUp}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /January 29, 2024/ })).toHaveFocus());
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /January 29, 2025/ })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByRole('button', { name: /January 26, 2025/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(onDay).toHaveBeenLastCalledWith('2025-01-26');
    });
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
    // A read-only value can't be chosen either.
    await expect(canvas.getAllByRole('button', { name: 'Choose a date' })).toHaveLength(7);
  },
});

export const InAGrid = meta.story({ render: () => <Demo label={undefined} aria-label="After" size="xsmall" /> });

/** The left arrow moves to the next month in right-to-left text. */
export const RightToLeft = Open.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const day = await canvas.findByRole('button', { name: /November 10\b/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /November 11\b/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /November 9\b/ })).toHaveFocus();
  },
});

/** Uses one language for all texts of the calendar, and its first day of the week. */
export const Translated = meta.story({
  render: () => (
    <div style={{ minBlockSize: 380, maxInlineSize: 280 }}>
      <Demo
        label="Zuletzt gemeldet nach"
        value="2026-11-10"
        locale="de-DE"
        texts={{
          open: 'Tag wählen',
          previousMonth: 'Voriger Monat',
          nextMonth: 'Nächster Monat',
          month: 'Monat',
          year: 'Jahr',
        }}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tag wählen' }));
    await canvas.findByRole('button', { name: 'Dienstag, 10. November 2026' });
    await expect(canvas.getByRole('button', { name: 'Voriger Monat' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monat' }), 'März');
    await expect(canvas.getByRole('grid', { name: 'März 2026' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Jahr' })).toHaveDisplayValue('2026');
    await expect(canvas.getAllByText(/^(Mo|So)$/).map((day) => day.textContent)).toEqual(['Mo', 'So']);
  },
});

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });

export const Dark = Open.extend({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  render: () => <Demo label={LONG_NAME} hint={LONG_SENTENCE} value="2026-11-10" required />,
  decorators: [narrow],
  play: fitsTheWidth,
});
