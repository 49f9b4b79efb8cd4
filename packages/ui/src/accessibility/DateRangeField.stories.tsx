import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { DateRangeField } from '../DateRangeField/DateRangeField';
import type { DateRange } from '../DateRangeField/dateRange';
import { hears } from './heard.stories.data';

const meta = preview.meta({ title: 'Accessibility/DateRangeField', component: DateRangeField });

function Demo() {
  const [range, setRange] = useState<DateRange | null>({ preset: '7d' });
  return (
    <div style={{ maxInlineSize: 260, minBlockSize: 460 }}>
      <DateRangeField label="Recorded" today="2026-11-17" value={range} onChange={setRange} />
    </div>
  );
}

/** Chooses a preset, two typed days and two days of the calendar by keyboard. */
export const KeyboardAlone = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo />,
  play: async ({ canvas, userEvent, step }) => {
    const key = userEvent.keyboard;
    await step('the button names the range, and the panel opens on the selected preset', async () => {
      await userEvent.tab();
      await hears('button', 'Recorded Last 7 Days', { haspopup: 'dialog', expanded: 'false' });
      await key('{Enter}');
      await hears('button', 'Last 7 Days', { pressed: 'true' });
      await expect(canvas.getByRole('dialog', { name: 'Choose a range' })).toBeVisible();
    });
    await step('a preset applies immediately', async () => {
      await userEvent.tab();
      await hears('button', 'Last 14 Days', { pressed: 'false' });
      await key(' ');
      await hears('button', 'Recorded Last 14 Days', { expanded: 'false' });
    });
    await step('an invalid typed day is described', async () => {
      await key('{Enter}');
      await hears('button', 'Last 14 Days', { pressed: 'true' });
      await userEvent.tab();
      await userEvent.tab();
      await hears('textbox', 'From');
      await key('11/2/2026');
      await userEvent.tab();
      await hears('textbox', 'To');
      await key('11/31/2026{Enter}');
      await hears('textbox', 'To', { invalid: 'true' });
      await expect(document.activeElement).toHaveAccessibleDescription(/Enter a date as m\/d\/yyyy|Choose a day/);
      await key('{Control>}a{/Control}11/9/2026{Enter}');
      await hears('button', 'Recorded 11/2/2026 – 11/9/2026', { expanded: 'false' });
    });
    await step('arrow keys move through the calendar, where each day has its full date', async () => {
      await key('{Enter}');
      await hears('textbox', 'From');
      await canvas.findByRole('grid', { name: /November/ });
      await userEvent.tab();
      await userEvent.tab();
      await hears('button', /previous month/i);
      for (const list of ['Month', 'Year', 'Month', 'Year']) {
        await userEvent.tab();
        await hears('combobox', list);
      }
      await userEvent.tab();
      await hears('button', /Monday.*November.*2026/);
      await key('{ArrowDown}');
      await hears('button', /\b9\b.*November|November 9/);
      await key('{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('11/10/2026');
      await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('11/12/2026');
    });
    await step('Escape cancels and returns focus to the field', async () => {
      await key('{Escape}');
      await hears('button', 'Recorded 11/2/2026 – 11/9/2026', { expanded: 'false' });
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
});
