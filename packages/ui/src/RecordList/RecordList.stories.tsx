import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { fitsTheWidth, phone } from '../internal/narrow.stories.data';
import { RecordList, type RecordListProps } from './RecordList';
import type { ListRecord } from './recordRow';

const TONES = ['critical', 'caution', 'good', 'unknown'] as const;
const WORDS = { critical: 'Critical', caution: 'Caution', good: 'Good', unknown: 'Unknown' } as const;

function recordAt(index: number): ListRecord {
  const tone = TONES[index % 4] ?? 'good';
  return {
    id: `record-${index}`,
    tone,
    toneWord: WORDS[tone],
    title: `NL-${10_000 + index}`,
    code: `A${String(index).padStart(7, '0')}`,
    sort: index % 3 === 0 ? 'Reefer Trailer' : 'Dry Van',
    hint: `VIN 1UYVS2530A${String(index).padStart(7, '0')}`,
    age: index % 5 === 0 ? '12 d' : '3 min',
    stale: index % 5 === 0,
    facts: 'South Bend, IN · 58 mph · 41,260 lbs',
    signs: tone === 'critical' ? [{ icon: 'abs-lamp', label: 'ABS fault' }] : [],
  };
}

const indexOf = (id: string) => Number(id.slice('record-'.length));

const meta = preview.meta({
  title: 'Data/RecordList',
  component: RecordList,
  tags: ['no-texts'],
  args: { label: 'Trailers', count: 100_000, recordAt, indexOf, onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 420, maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
});

const listOf = (canvas: HTMLElement) => within(canvas).getByRole('listbox', { name: 'Trailers' });
const rowOf = (list: HTMLElement, name: RegExp) => within(list).getByRole('option', { name });
const activeOf = (list: HTMLElement) =>
  list.querySelector(`#${list.getAttribute('aria-activedescendant')}`) as HTMLElement;

/** A hundred thousand records, of which about twelve are drawn. */
export const Many = meta.story({ tags: ['visual'], parameters: everyMode });

/** Draws the rows in view and sets their position. */
export const InView = Many.extend({
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement);
    await expect(within(list).getAllByRole('option').length).toBeLessThan(20);
    const first = rowOf(list, /NL-10000/);
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '100000');
    await expect(first).toHaveAccessibleName(/Critical.*Reefer Trailer.*12 d.*South Bend.*ABS fault/);
    await expect(first).toHaveAccessibleDescription('VIN 1UYVS2530A0000000');
  },
});

/** Keys move and select. The active row is kept while the list scrolls. */
export const ByKeyboard = Many.extend({
  play: async ({ canvasElement, args }) => {
    const list = listOf(canvasElement);
    list.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeOf(list)).toHaveTextContent('NL-10002');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('record-2');
    list.scrollTop = 54 * 5_000;
    await waitFor(() => expect(rowOf(list, /NL-15003/)).toBeVisible());
    await expect(activeOf(list)).toHaveTextContent('NL-10002');
    await userEvent.keyboard('{End}');
    await expect(activeOf(list)).toHaveAttribute('aria-posinset', '100000');
    await expect(activeOf(list)).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(list.scrollTop).toBe(0);
  },
});

/** A click selects. */
export const ByPointer = Many.extend({
  play: async ({ canvasElement, args }) => {
    await userEvent.click(rowOf(listOf(canvasElement), /NL-10003/));
    await expect(args.onSelect).toHaveBeenLastCalledWith('record-3');
  },
});

/** Scrolls to a record that was selected elsewhere, such as on a map. */
export const ChosenElsewhere = meta.story({
  args: { selectedId: 'record-700' },
  play: async ({ canvasElement }) => {
    const chosen = within(listOf(canvasElement)).getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('NL-10700');
    await expect(listOf(canvasElement).scrollTop).toBeGreaterThan(0);
  },
});

function ComesLater(props: RecordListProps) {
  const [asked, setAsked] = useState<string>();
  const [here, setHere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHere(true)}>
        Rows {asked} come
      </button>
      <RecordList
        {...props}
        recordAt={here ? recordAt : () => undefined}
        onRange={(first, last) => setAsked(`${first + 1} to ${last + 1}`)}
      />
    </>
  );
}

/** Requests rows when they come into view. */
export const OnTheirWay = meta.story({
  render: (args) => <ComesLater {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const list = listOf(canvasElement);
    await expect(within(list).getAllByRole('option', { name: 'Loading' })[0]).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(await canvas.findByRole('button', { name: /Rows 1 to 1\d come/ }));
    await expect(rowOf(list, /NL-10001/)).not.toHaveAttribute('aria-busy');
  },
});

/** Names and facts that are wider than the list. */
export const LongText = meta.story({
  args: {
    count: 3,
    recordAt: (index: number) => ({
      ...recordAt(index),
      title: 'Cedar Ridge Logistics of the Great Lakes and the Upper Midwest 4711',
      facts: '4 mi NE of Saint Louis of the Great Lakes and the Upper Midwest, MO · 58 mph · 41,260 lbs',
    }),
  },
});

/** In right-to-left text, the bar of the selected row is on the other side. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { count: 8, selectedId: 'record-2' } });

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { count: 8, selectedId: 'record-2' } });

export const Narrow = LongText.extend({
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(rowOf(listOf(canvasElement), /Critical/)).toBeVisible();
    await fitsTheWidth();
  },
});
