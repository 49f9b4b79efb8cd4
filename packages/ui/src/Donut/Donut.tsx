import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SeverityIcon } from '../icons/SeverityIcon';
import { focusRing, plainButton } from '../internal/styles';
import type { Tone } from '../tone';
import { ringArcs } from './ringArcs';

/** One part of a `Donut`. */
export interface DonutPart {
  /** Its severity: colour and shape. */
  tone: Exclude<Tone, 'neutral'>;
  /** Its word: 'Critical'. */
  label: string;
  /** How many belong to it. */
  count: number;
}

export interface DonutProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** What is counted, for screen readers: 'Health of the fleet'. */
  label: string;
  /** The parts, at most one for each severity. The ring starts with critical at 12 o'clock, whatever their order. */
  parts: readonly DonutPart[];
  /** Word under the total: 'trailers'. */
  unit?: string;
  /** Lets the counts of the legend be pressed. */
  onSelect?: (tone: DonutPart['tone']) => void;
  /** The part that is chosen now. */
  selected?: DonutPart['tone'] | null;
  /** Width of the ring in px. @default 120 */
  sizePx?: number;
  /** Locale of the numbers. @default the system's */
  locale?: string;
}

const WORST_FIRST: DonutPart['tone'][] = ['critical', 'caution', 'unknown', 'good'];
const RADIUS = 42;
const TURN = 2 * Math.PI * RADIUS;
const GAP = 2.4;

/**
 * Severities as parts of one whole: a ring with its total in the middle, and a legend with the counts, which says the
 * same without the picture. Two parts or fewer are better told in words.
 */
export function Donut(props: DonutProps) {
  const { label, parts, unit, onSelect, selected, sizePx = 120, locale, ...rest } = props;
  const ordered = [...parts].sort((a, b) => WORST_FIRST.indexOf(a.tone) - WORST_FIRST.indexOf(b.tone));
  const arcs = ringArcs(ordered.map((part) => part.count));
  const total = ordered.reduce((sum, part) => sum + part.count, 0);
  const write = (count: number) => count.toLocaleString(locale);
  const single = ordered.filter((part) => part.count > 0).length === 1;

  return (
    <Frame role="group" aria-label={label} {...rest}>
      <Ring style={{ inlineSize: sizePx, blockSize: sizePx }}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r={RADIUS} data-tone="none" />
          {arcs.map((arc, i) => {
            const tone = ordered[i]?.tone;
            const length = Math.max(0, arc.share * TURN - (single ? 0 : GAP));
            if (arc.share === 0) return null;
            return (
              <circle
                key={tone}
                cx="50"
                cy="50"
                r={RADIUS}
                data-tone={tone}
                data-dim={(selected && selected !== tone) || undefined}
                strokeDasharray={`${length} ${TURN - length}`}
                strokeDashoffset={-arc.from * TURN}
              />
            );
          })}
        </svg>
        <Total>
          <strong>{write(total)}</strong>
          {unit && <span>{unit}</span>}
        </Total>
      </Ring>
      <Legend>
        {ordered.map((part) => {
          const entry = (
            <>
              <SeverityIcon tone={part.tone} size={12} />
              <span>{part.label}</span>
              <b>{write(part.count)}</b>
            </>
          );
          return (
            <li key={part.tone}>
              {onSelect ? (
                <button type="button" aria-pressed={selected === part.tone} onClick={() => onSelect(part.tone)}>
                  {entry}
                </button>
              ) : (
                <div>{entry}</div>
              )}
            </li>
          );
        })}
      </Legend>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  min-inline-size: 0;
`;

const Ring = styled.div`
  position: relative;
  flex: none;

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    /* arcs start at 3 o'clock; ours at 12 */
    transform: rotate(-90deg);
  }
  circle {
    fill: none;
    stroke: var(--gh-color-track-none);
    stroke-width: 11;
    transition: opacity var(--gh-duration-base) var(--gh-ease-out);
  }
  circle[data-tone='critical'] {
    stroke: var(--gh-color-icon-critical);
  }
  circle[data-tone='caution'] {
    stroke: var(--gh-color-solid-caution);
  }
  circle[data-tone='unknown'] {
    stroke: var(--gh-color-track-unknown);
  }
  circle[data-tone='good'] {
    stroke: var(--gh-color-track-good);
  }
  circle[data-dim] {
    opacity: 0.4;
  }
  @media (forced-colors: active) {
    circle[data-tone='none'] {
      stroke: Canvas;
    }
    circle:is([data-tone='critical'], [data-tone='caution']) {
      stroke: Highlight;
    }
    circle:is([data-tone='good'], [data-tone='unknown']) {
      stroke: GrayText;
    }
  }
`;

const Total = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);

  > strong {
    font: var(--gh-text-20);
    letter-spacing: var(--gh-text-20-tracking);
    font-variant-numeric: tabular-nums;
    color: var(--gh-color-text-neutral);
  }
`;

const Legend = styled.ul`
  flex: 1 1 140px;
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li > * {
    ${plainButton}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 28px;
    padding: 2px 8px;
    border-radius: var(--gh-radius-sm);
    font: var(--gh-text-13);
    overflow-wrap: anywhere;
  }
  > li > div {
    cursor: default;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  button:hover {
    background: var(--gh-color-surface-hover);
  }
  button[aria-pressed='true'] {
    background: var(--gh-color-surface-selected);
    color: var(--gh-color-text-brand);
  }
  button:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
