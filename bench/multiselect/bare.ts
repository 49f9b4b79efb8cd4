import { countShown, type Peer } from './peer';

const ROW_HEIGHT_PX = 30;
const LINES = 11;
const LIST = `position:absolute;left:40px;top:100px;width:420px;height:300px;overflow:auto;border:1px solid #bbb;
  box-sizing:border-box;contain:strict;background:#fff`;
const LABEL = 'display:block;font:500 12px/16px sans-serif';
const FIELD = `border:1px solid #bbb;height:32px;display:flex;gap:6px;align-items:center;padding:0 6px;box-sizing:border-box`;

/** The floor: a chip and a count, labels lower-cased once, a list of recycled nodes, no library. */
export const peer: Peer = (options) => {
  const lowered = options.map(({ label }) => label.toLowerCase());
  const everyOne = options.map((_, i) => i);
  const places = new Map(options.map(({ value }, i) => [value, i]));
  const labelOf = (i: number | undefined) => (i === undefined ? '' : (options[i]?.label ?? ''));

  return (root) => {
    let view = everyOne;
    let chosen = new Set<number>();
    let first = -1;
    element(root, 'label', LABEL).textContent = 'Depots';
    const field = element(root, 'div', FIELD);
    const chip = element(field, 'span');
    const rest = element(field, 'span');
    const input = element(field, 'input', 'flex:1;border:0;outline:0;min-width:0');
    input.setAttribute('role', 'combobox');
    const list = element(undefined, 'div', LIST);
    list.setAttribute('role', 'listbox');
    const track = element(list, 'div', 'position:relative');
    const lines = Array.from({ length: LINES }, () => {
      const css = `position:absolute;top:0;left:0;right:0;height:${ROW_HEIGHT_PX}px;line-height:${ROW_HEIGHT_PX}px;padding:0 8px`;
      const el = element(track, 'div', css);
      el.setAttribute('role', 'option');
      const text = document.createTextNode('');
      el.append(text);
      return { el, text, option: -1 };
    });

    function draw(all: boolean) {
      const from = Math.max(0, Math.floor(list.scrollTop / ROW_HEIGHT_PX));
      if (!all && from === first) return;
      first = from;
      for (let row = from; row < from + LINES; row++) {
        const line = lines[row % LINES];
        const option = view[row];
        if (!line) continue;
        line.el.style.display = option === undefined ? 'none' : '';
        if (option === undefined) continue;
        line.option = option;
        line.el.style.transform = `translateY(${row * ROW_HEIGHT_PX}px)`;
        line.text.data = labelOf(option);
        line.el.setAttribute('aria-selected', String(chosen.has(option)));
      }
    }

    function summarise() {
      chip.textContent = labelOf(chosen.values().next().value);
      rest.textContent = chosen.size > 1 ? `+${chosen.size - 1} more` : '';
    }

    function show(options: number[]) {
      view = options;
      track.style.height = `${view.length * ROW_HEIGHT_PX}px`;
    }

    list.addEventListener('scroll', () => draw(false), { passive: true });
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) => {
      const line = lines.find(({ el }) => el.contains(target as Node));
      if (!line) return;
      if (!chosen.delete(line.option)) chosen.add(line.option);
      summarise();
      draw(true);
    });
    field.addEventListener('mousedown', (event) => {
      if (event.target !== input) event.preventDefault();
      input.focus();
      if (list.isConnected) return;
      document.body.append(list);
      draw(true);
    });
    input.addEventListener('blur', () => {
      list.remove();
      input.value = '';
      show(everyOne);
    });
    input.addEventListener('input', () => {
      const query = input.value.toLowerCase();
      show(query ? everyOne.filter((i) => lowered[i]?.includes(query)) : everyOne);
      list.scrollTop = 0;
      draw(true);
    });
    show(everyOne);
    return {
      choose: (values) => {
        chosen = new Set(values.map((value) => places.get(value) ?? 0));
        summarise();
        if (list.isConnected) draw(true);
      },
      shown: () => countShown(chip.textContent !== '', rest.textContent ?? ''),
    };
  };
};

function element<Name extends keyof HTMLElementTagNameMap>(parent: HTMLElement | undefined, name: Name, css = '') {
  const el = document.createElement(name);
  el.style.cssText = css;
  parent?.append(el);
  return el;
}
