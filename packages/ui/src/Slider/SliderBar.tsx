import * as Radix from '@radix-ui/react-slider';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useDirection } from '../internal/direction';
import { focusRing } from '../internal/styles';

export interface SliderBarProps {
  values: number[];
  onChange: (values: number[]) => void;
  min: number;
  max: number;
  step: number;
  unit?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  invalid: boolean;
  /** Accessible names of the thumbs. */
  thumbLabels: readonly string[];
}

/** The track with one or two thumbs, for quick changes; the fields next to it are for exact ones. */
export function SliderBar(props: SliderBarProps) {
  const { values, onChange, min, max, step, unit, disabled, readOnly, invalid, thumbLabels } = props;
  const direction = useDirection();

  /** Radix moves the first thumb on Home and the last on End, whichever has the focus. */
  function toEnd(event: KeyboardEvent, at: number) {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (readOnly) return;
    const end = event.key === 'Home' ? (values[at - 1] ?? min) : (values[at + 1] ?? max);
    onChange(values.with(at, end));
  }

  return (
    <Root
      dir={direction}
      value={values}
      onValueChange={readOnly ? undefined : onChange}
      preserveThumbOrder
      data-invalid={invalid || undefined}
      data-read-only={readOnly || undefined}
      data-pair={values.length === 2 || undefined}
      {...{ min, max, step, disabled }}
    >
      <Track>
        <Filled />
      </Track>
      {thumbLabels.map((label, at) => (
        <Thumb
          key={label}
          onKeyDown={(event) => toEnd(event, at)}
          aria-label={label}
          aria-readonly={readOnly || undefined}
          aria-valuetext={unit ? `${values[at]} ${unit}` : undefined}
        />
      ))}
    </Root>
  );
}

const Root = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1;
  min-inline-size: 80px;
  block-size: 24px;
  cursor: pointer;
  touch-action: none;
  user-select: none;

  &[data-disabled] {
    cursor: not-allowed;
  }
  &[data-read-only] {
    cursor: default;
  }
  /* The track moves above, because it doesn't fit between two fields. */
  @container (max-width: 360px) {
    &[data-pair] {
      order: -1;
      flex: 1 0 100%;
    }
  }
`;

const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  block-size: 4px;
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-border-neutral);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Filled = styled(Radix.Range)`
  position: absolute;
  block-size: 100%;
  border-radius: inherit;
  background: var(--gh-color-solid-brand);

  [data-disabled] > & {
    background: var(--gh-color-text-disabled);
  }
  [data-read-only] & {
    background: var(--gh-color-text-subtle);
  }
  @media (forced-colors: active) {
    background: Highlight;

    [data-disabled] > & {
      background: GrayText;
    }
  }
`;

const Thumb = styled(Radix.Thumb)`
  position: relative;
  display: block;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--gh-color-border-control);
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-surface-control);
  box-shadow: var(--gh-shadow-1);

  /* 16 px are drawn, 24 px are hit */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  &:hover:not([data-disabled], [data-read-only] *) {
    border-color: var(--gh-color-solid-brand);
  }
  [data-invalid] & {
    border-color: var(--gh-color-icon-critical);
  }
  &[data-disabled] {
    border-color: var(--gh-color-border-neutral);
    background: var(--gh-color-surface-sunken);
    box-shadow: none;
  }
  [data-read-only] & {
    border-color: var(--gh-color-border-control);
    box-shadow: none;
  }
  &:focus-visible {
    ${focusRing}
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonBorder;

    &[data-disabled] {
      border-color: GrayText;
    }
  }
`;
