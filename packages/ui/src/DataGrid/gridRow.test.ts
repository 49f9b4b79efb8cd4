// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT, placeColumns } from './gridLayout';
import type { GridModel } from './gridModel';
import { createRowSlot, growRow, placeRow, resetRow, writeBox, writeCenter, writePinned } from './gridRow';
import type { ItemRange } from './gridTypes';

interface Parcel {
  id: string;
}

const columns = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  title: id,
  cell: (row: Parcel) => ({ text: `${id} of ${row.id}` }),
}));

function modelOf(change: Partial<GridModel<Parcel>> & { pinned?: string[] } = {}): GridModel<Parcel> {
  const { pinned = [], ...rest } = change;
  return {
    columns: placeColumns(columns, { ...EMPTY_LAYOUT, pinned }),
    pinnedCount: pinned.length,
    rows: { count: 9, at: (index) => ({ id: `P-${index}` }) },
    rowId: ({ id }) => id,
    boxLabel: (row, index) => (row ? `Select ${row.id}` : `Loading row ${index + 1}`),
    rowHeightPx: 28,
    headHeightPx: 40,
    selected: new Set(),
    currentId: undefined,
    active: { row: 0, column: 0 },
    headRows: 1,
    rtl: false,
    editable: false,
    ...rest,
  };
}

/** A row of three scrollable cells. */
function drawnRow() {
  const slot = createRowSlot();
  growRow(slot, 3);
  return {
    slot,
    draw(model: GridModel<Parcel>, range: ItemRange, row: Parcel | undefined = { id: 'P-7' }) {
      placeRow(slot, 7, model);
      writePinned(slot, row, model);
      writeCenter(slot, row, range, true, model);
      writeBox(slot, row, model);
      return [...slot.el.querySelectorAll<HTMLElement>('[role=checkbox]:not([hidden])')];
    },
  };
}

describe('the checkbox of a row', () => {
  it.each([[['b']], [[]]])('is in the first column with %j pinned', (pinned) => {
    const model = modelOf({ pinned });
    const [box, ...more] = drawnRow().draw(model, { first: 0, last: 2 });
    expect(more).toEqual([]);
    expect(box?.getAttribute('aria-label')).toBe('Select P-7');
    expect(box?.closest('[role=gridcell]')?.getAttribute('aria-colindex')).toBe('1');
  });

  it('disappears with an unpinned first column, and returns with it', () => {
    const row = drawnRow();
    const model = modelOf();
    expect(row.draw(model, { first: 0, last: 2 })).toHaveLength(1);
    expect(row.draw(model, { first: 2, last: 4 })).toHaveLength(0);
    expect(row.draw(model, { first: 0, last: 2 })[0]?.parentElement?.textContent).toBe('a of P-7');
  });

  it('moves to the new first column when a column is unpinned', () => {
    const row = drawnRow();
    row.draw(modelOf({ pinned: ['b'] }), { first: 0, last: 2 });
    resetRow(row.slot);
    const boxes = row.draw(modelOf(), { first: 0, last: 2 });
    expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(['a of P-7']);
  });

  it('disappears when rows can no longer be selected', () => {
    const row = drawnRow();
    row.draw(modelOf({ selected: new Set(['P-7']) }), { first: 0, last: 2 });
    expect(row.slot.el.getAttribute('aria-selected')).toBe('true');
    expect(row.draw(modelOf({ selected: undefined }), { first: 0, last: 2 })).toEqual([]);
    expect(row.slot.el.hasAttribute('aria-selected')).toBe(false);
  });

  it('does not keep the label of the previous row', () => {
    const row = drawnRow();
    row.draw(modelOf(), { first: 0, last: 2 });
    row.slot.index = -1;
    const model = modelOf();
    placeRow(row.slot, 7, model);
    writePinned(row.slot, undefined, model);
    expect(row.slot.box?.getAttribute('aria-label')).toBe('Loading row 8');
  });
});
