import { type Axle, axlesOf, type WheelPlace } from '@gladhand/domain/trailers';
import { SeverityIcon, useMessages, useWords, VisuallyHidden } from '@gladhand/ui';
import { styled } from 'styled-components';
import { WHEEL_MESSAGES } from './messages';
import type { WheelFigure, WheelValue } from './wheelValues';

const WIDTH = 300;
const MIDDLE = WIDTH / 2;
const TOP = 28;
const AXLE_STEP = 82;
const WHEEL = { width: 16, height: 44 } as const;
const ICON = 12;
/** A value between the wheels is drawn above the axle, not on it. */
const ABOVE_AXLE = -8;
/** Inline starts of the wheels from the roadside to the curbside, and the position of each text. */
const TIRES = [
  { x: 50, textX: 45, textDown: 4, anchor: 'end' },
  { x: 70, textX: 91, textDown: ABOVE_AXLE, anchor: 'start' },
  { x: 214, textX: 209, textDown: ABOVE_AXLE, anchor: 'end' },
  { x: 234, textX: 255, textDown: 4, anchor: 'start' },
] as const;
const WHEEL_ENDS = [
  { x: 82, textX: 76, textDown: 4, anchor: 'end' },
  { x: 202, textX: 224, textDown: 4, anchor: 'start' },
] as const;

/**
 * The trailer's own axles from above, nose up, with a value at each wheel. Screen readers get the same values as a
 * table.
 */
export function AxleDiagram({ figure }: { figure: WheelFigure }) {
  const messages = useMessages(WHEEL_MESSAGES);

  const { of, undercarriage, name, unit, values } = figure;
  const axles = axlesOf(undercarriage);
  const byPlace = new Map(values.map((value) => [value.place?.id, value]));
  const beyond = values.filter(({ place }) => place === undefined);
  const height = TOP + axles.length * AXLE_STEP;
  return (
    <Figure>
      <Caption aria-hidden="true">{unit ? `${name}, ${unit}` : name}</Caption>
      <Drawing viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <path data-frame="" d={`M${MIDDLE - 14} 20V${height - 14}M${MIDDLE + 14} 20V${height - 14}`} />
        <path data-nose="" d={`M${MIDDLE - 4} 7l4 -5 4 5z`} />
        <text data-quiet="" x={MIDDLE} y={18} textAnchor="middle">
          {messages.front}
        </text>
        {axles.map((axle, index) => (
          <AxleRow
            key={axle.wheelEnds[0]?.id}
            axle={axle}
            of={of}
            valueAt={({ id }) => byPlace.get(id)}
            top={TOP + index * AXLE_STEP}
          />
        ))}
      </Drawing>
      {beyond.length > 0 && (
        <Beyond>{messages.extraWheels(beyond.map(({ label, text }) => `${label} ${text}`).join(', '))}</Beyond>
      )}
      <VisuallyHidden>
        <table>
          <caption>{name}</caption>
          <tbody>
            {values.map(({ id, label, words }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Figure>
  );
}

interface AxleRowProps {
  axle: Axle;
  of: WheelFigure['of'];
  valueAt: (place: WheelPlace) => WheelValue | undefined;
  top: number;
}

function AxleRow({ axle, of, valueAt, top }: AxleRowProps) {
  const say = useWords();
  const slots = of === 'tires' ? TIRES : WHEEL_ENDS;
  const middle = top + WHEEL.height / 2;
  const [road, curb] = axle.wheelEnds;
  return (
    <>
      <path data-axle="" d={`M${slots[0].x + 8} ${middle}H${WIDTH - slots[0].x - 8}`} />
      {axle[of].map((place, index) => {
        const slot = slots[index];
        const value = valueAt(place);
        if (!slot || !value) return null;
        return (
          <g key={place.id} data-tone={value.tone}>
            <rect x={slot.x} y={top} width={WHEEL.width} height={WHEEL.height} rx={4} />
            <SeverityIcon tone={value.tone} size={ICON} x={slot.x + (WHEEL.width - ICON) / 2} y={middle - ICON / 2} />
            <text x={slot.textX} y={middle + slot.textDown} textAnchor={slot.anchor}>
              {value.text}
            </text>
          </g>
        );
      })}
      <text data-quiet="" x={4} y={top + WHEEL.height + 16}>
        {road && say(road.label)}
      </text>
      <text data-quiet="" x={WIDTH - 4} y={top + WHEEL.height + 16} textAnchor="end">
        {curb && say(curb.label)}
      </text>
    </>
  );
}

const Figure = styled.div`
  display: grid;
  gap: 4px;
`;

/** The roadside is on the left in every script. */
const Drawing = styled.svg`
  direction: ltr;
  inline-size: 100%;
  max-inline-size: 340px;
  font: 500 12px/16px var(--gh-font-sans);
  font-variant-numeric: tabular-nums;
  text {
    fill: var(--gh-color-text-neutral);
  }
  text[data-quiet] {
    fill: var(--gh-color-text-muted);
    font-size: 11px;
    font-weight: 400;
  }
  [data-frame],
  [data-axle] {
    fill: none;
    stroke: var(--gh-color-border-neutral);
    stroke-width: 2;
  }
  [data-axle] {
    stroke: var(--gh-color-border-control);
    stroke-width: 3;
  }
  [data-nose] {
    fill: var(--gh-color-text-muted);
  }
  rect {
    fill: var(--gh-color-surface-panel);
    stroke: var(--gh-color-border-control);
  }
  [data-tone='caution'] rect {
    fill: var(--gh-color-tint-caution);
    stroke: var(--gh-color-border-caution);
  }
  [data-tone='critical'] rect {
    fill: var(--gh-color-tint-critical);
    stroke: var(--gh-color-border-critical);
  }
  [data-tone='unknown'] rect {
    stroke: var(--gh-color-border-unknown);
    stroke-dasharray: 3 2;
  }
  [data-tone='caution'] text {
    fill: var(--gh-color-text-caution);
    font-weight: 600;
  }
  [data-tone='critical'] text {
    fill: var(--gh-color-text-critical);
    font-weight: 600;
  }
  [data-tone='unknown'] text {
    fill: var(--gh-color-text-subtle);
    font-weight: 400;
  }
`;

const Caption = styled.div`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

const Beyond = styled.p`
  margin: 0;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;
