import { type FloorCell, floor } from './floor';

/** The lowest floor: only the text of each cell. */
export const peer = floor((): FloorCell => {
  const el = document.createElement('div');
  const text = document.createTextNode('');
  el.append(text);
  return {
    el,
    write(row, column) {
      text.data = row.texts[column] ?? '';
    },
  };
});
