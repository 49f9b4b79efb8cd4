import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SeverityIcon } from '../icons/SeverityIcon';
import type { Tone } from '../tone';

export interface StatusPillProps extends ComponentProps<'span'> {
  /** Urgency. Color is never the only carrier: `children` must say it, too. @default 'neutral' */
  tone?: Tone | undefined;
  /** Solid background, only for a trailer's own health, once per row or header. @default false */
  solid?: boolean | undefined;
  /** Shape and text without a pill, for dense cells. @default false */
  plain?: boolean | undefined;
  /** 18 px instead of 20, for compact rows. @default false */
  dense?: boolean | undefined;
}

/** A status: shape, color and text. */
export function StatusPill({ tone = 'neutral', solid, plain, dense, children, ...rest }: StatusPillProps) {
  return (
    <Pill
      data-tone={tone}
      data-solid={solid || undefined}
      data-plain={plain || undefined}
      data-dense={dense || undefined}
      {...rest}
    >
      {tone !== 'neutral' && <SeverityIcon tone={tone} size={plain ? 11 : 12} />}
      <Words dir="auto">{children}</Words>
    </Pill>
  );
}

const Words = styled.span`
  min-inline-size: 0;
  /* The pill aligns with the text around it by its words, not by its icon. */
  align-self: baseline;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 100%;
  block-size: 20px;
  padding-inline: 5px 7px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-full);
  background: transparent;
  color: var(--gh-color-text-muted);
  font: 500 12px/18px var(--gh-font-sans);
  white-space: nowrap;

  &[data-tone='neutral'] {
    padding-inline-start: 7px;
  }
  &[data-tone='good'] {
    color: var(--gh-color-text-good);
    background: var(--gh-color-tint-good);
    border-color: var(--gh-color-border-good);
  }
  &[data-tone='caution'] {
    color: var(--gh-color-text-caution);
    background: var(--gh-color-tint-caution);
    border-color: var(--gh-color-border-caution);
  }
  &[data-tone='critical'] {
    color: var(--gh-color-text-critical);
    background: var(--gh-color-tint-critical);
    border-color: var(--gh-color-border-critical);
  }
  &[data-tone='unknown'] {
    color: var(--gh-color-text-unknown);
    border-color: var(--gh-color-border-unknown);
    border-style: dashed;
  }

  &[data-solid] > svg {
    color: inherit;
  }
  &[data-solid][data-tone='critical'] {
    background: var(--gh-color-solid-critical);
    border-color: transparent;
    color: var(--gh-color-on-solid-critical);
  }
  &[data-solid][data-tone='critical'] > svg {
    --gh-severity-ink: var(--gh-color-solid-critical);
  }
  &[data-solid][data-tone='caution'] {
    background: var(--gh-color-solid-caution);
    border-color: var(--gh-color-icon-caution);
    color: var(--gh-color-on-solid-caution);
  }
  &[data-solid][data-tone='caution'] > svg {
    --gh-severity-ink: var(--gh-color-solid-caution);
  }
  &[data-solid][data-tone='good'] {
    background: var(--gh-color-solid-good);
    border-color: transparent;
    color: var(--gh-color-on-solid-good);
  }
  &[data-solid][data-tone='good'] > svg {
    --gh-severity-ink: var(--gh-color-solid-good);
  }

  /* The mark in the shape has the color of the background. */
  @media (forced-colors: active) {
    &[data-solid][data-tone] > svg {
      --gh-severity-ink: Canvas;
    }
  }

  &[data-dense] {
    block-size: 18px;
    line-height: 16px;
  }
  &[data-plain] {
    block-size: auto;
    line-height: 16px;
    gap: 6px;
    padding: 0;
    border: 0;
    background: none;
  }
  &[data-plain]:is([data-tone='good'], [data-tone='unknown']) {
    font-weight: 400;
  }
  &[data-plain][data-tone='good'] {
    color: var(--gh-color-text-muted);
  }
`;
