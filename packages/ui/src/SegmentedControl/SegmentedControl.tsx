import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { chosenInSystemColors, focusRing, ownLabel, visuallyHidden } from '../internal/styles';

/** One option of a `SegmentedControl`. */
export interface Segment<Value extends string> {
  /** Value for `onChange`. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** Number of items, after the label. */
  count?: ReactNode;
  /** Icon or severity shape before the label. */
  icon?: ReactNode;
  /** Shown, but can't be selected. @default false */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** Accessible name of the control. */
  label: string;
  /** Two to four options. */
  segments: readonly Segment<Value>[];
  /** The selected value; undefined if no option applies. */
  value: Value | undefined;
  /** Called with the new value. */
  onChange: (value: Value) => void;
  /** Height: 26 or 32 px. @default 'small' */
  size?: 'xsmall' | 'small' | undefined;
}

/** Selects one of two to four views or modes with immediate effect. Arrow keys move the selection. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, size = 'small', name, ...rest } = props;
  const own = useId();
  return (
    <Group data-size={size} {...rest}>
      <legend>{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name ?? own}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          <span>{segment.label}</span>
          {segment.count !== undefined && <Count>{segment.count}</Count>}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 32px;
  margin: 0;
  padding: 1px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-sunken);
  font: 500 12px/16px var(--gh-font-sans);
  color: var(--gh-color-text-muted);

  &[data-size='xsmall'] {
    min-block-size: 26px;
    padding: 0;
  }
  &[data-size='xsmall'] > label {
    min-block-size: 24px;
  }
  > legend,
  > label > input {
    ${visuallyHidden}
  }
  > label {
    ${ownLabel}
    position: relative;
    display: flex;
    align-items: center;
    gap: 5px;
    min-inline-size: 0;
    min-block-size: 28px;
    padding: 3px 10px;
    border-radius: 4px;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: background-color var(--gh-duration-quick) var(--gh-ease-out);
  }
  > label:hover {
    color: var(--gh-color-text-neutral);
  }
  > label:has(:checked) {
    background: var(--gh-color-surface-raised);
    box-shadow: var(--gh-shadow-1);
    color: var(--gh-color-text-neutral);
  }
  [data-theme='dark'] & > label:has(:checked) {
    background: var(--gh-color-surface-active);
  }
  > label:has(:disabled) {
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  > label:has(:focus-visible) {
    ${focusRing}
  }
  @media (forced-colors: active) {
    > label:has(:checked),
    [data-theme='dark'] & > label:has(:checked) {
      ${chosenInSystemColors}
    }
    > label:has(:disabled) {
      color: GrayText;
    }
  }
`;

const Count = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;
