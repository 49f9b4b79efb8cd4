import { US_FORMATS } from '@gladhand/domain/formats';
import { decodeTracking, inOrder, placeText, TrackedFleet, trackingFilterOf } from '@gladhand/domain/tracking';
import { asOfState, rowsOf } from './fleet';
import type { Peer } from './peer';

const ROW_HEIGHT_PX = 54;
const SPARE_ROWS = 6;

/** The floor of the list: recycled nodes with the same texts, no library. */
export const peer: Peer = async (root, trailers) => {
  const fleet = new TrackedFleet();
  fleet.replace(rowsOf(trailers, 0));
  const rows = inOrder(fleet.passing(trackingFilterOf(decodeTracking({})), asOfState(0)));
  const scroller = element(root, 'position:absolute;inset:0 auto 0 0;width:340px;overflow:auto;contain:strict');
  const body = element(scroller, `position:relative;height:${rows.length * ROW_HEIGHT_PX}px`);
  const count = Math.ceil(scroller.clientHeight / ROW_HEIGHT_PX) + 1 + 2 * SPARE_ROWS;
  const lines = Array.from({ length: count }, () => line(body));
  let first = -1;
  function draw() {
    const from = Math.max(0, Math.floor(scroller.scrollTop / ROW_HEIGHT_PX) - SPARE_ROWS);
    if (from === first) return;
    first = from;
    for (let index = from; index < from + count; index++) {
      const { el, unit, vin, age, facts } = lines[index % count] as ReturnType<typeof line>;
      const row = rows[index] as never as Record<string, never> & { unitId: string; vin: string };
      el.style.transform = `translateY(${index * ROW_HEIGHT_PX}px)`;
      unit.data = row.unitId;
      vin.data = row.vin.slice(-8);
      age.data = '1 min';
      facts.data = [
        placeText(row as never),
        US_FORMATS.text(row.speed as never, 'mph', 'N/A'),
        US_FORMATS.text(row.cargoWeightOnBogieLbs as never, 'lbs', 'N/A'),
      ].join(' · ');
    }
  }
  scroller.addEventListener('scroll', draw, { passive: true });
  draw();
  return { prepare() {}, async refresh() {}, scroller: () => scroller };
};

function line(body: HTMLElement) {
  const el = element(
    body,
    `position:absolute;left:0;right:0;height:${ROW_HEIGHT_PX}px;contain:strict;display:grid;grid-template-columns:14px 1fr auto`,
  );
  const text = (css: string) => {
    const node = document.createTextNode('');
    element(el, css).append(node);
    return node;
  };
  element(el, 'width:14px;height:14px');
  return {
    el,
    unit: text('font-weight:600'),
    vin: text('font-family:monospace'),
    age: text('text-align:end'),
    facts: text('grid-column:2;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'),
  };
}

function element(parent: HTMLElement, css: string): HTMLElement {
  const el = document.createElement('div');
  el.style.cssText = css;
  parent.append(el);
  return el;
}
