import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ownLabel } from '../internal/styles';
import { useMessages } from '../locale/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldAbout } from './FieldAbout';
import { FIELD_MESSAGES } from './messages';
import { useSpokenError } from './useSpokenError';

/** Height of a form control: 19 px (grid headers), 32 px (default), 44 px (touch) or 56 px (sign-in, kiosk). */
export type ControlSize = 'xsmall' | 'small' | 'medium' | 'large';

/** Label and messages of a form control. */
export interface FieldTexts {
  /** Label above the field. Without it, set `aria-label`. */
  label?: ReactNode;
  /** Must be filled in: an asterisk follows the label. @default false */
  required?: boolean | undefined;
  /** Adds `(optional)` to the label, or the given text: `optional="(wahlfrei)"`. @default false */
  optional?: boolean | string | undefined;
  /** A sentence below the field that helps to fill it in. */
  hint?: ReactNode;
  /**
   * Error as a sentence, below the field and before the hint. It is announced if it appears while the field has focus
   * or loses it.
   */
  error?: ReactNode;
  /** Content at the end of the label line, e.g. a `Link`. */
  labelEnd?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control for the label. */
  controlId: string;
  /** Id of the label, for controls with `aria-labelledby`. */
  labelId?: string | undefined;
  /** Describes the asterisk in words, for a control without `aria-required`. */
  requiredText?: string | undefined;
  /** Content at the end of the line below the field, e.g. a count. */
  footnote?: ReactNode;
  /** Id of the texts below the field. Pass it to the control as `aria-describedby`. */
  describedById: string;
  /** Applies to the frame. */
  className?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** The frame of every form control: label above, messages below. */
export function Field(props: FieldProps) {
  const messages = useMessages(FIELD_MESSAGES);

  const { label, required, optional, hint, error, labelEnd, controlId, labelId, footnote, describedById } = props;
  const { region, frame } = useSpokenError();
  return (
    <Frame className={props.className} {...frame}>
      {(label || labelEnd) && (
        <LabelRow>
          {label && (
            <Label htmlFor={controlId} id={labelId}>
              {label}
              {required && <Asterisk aria-hidden="true">*</Asterisk>}
              {required && props.requiredText && <VisuallyHidden> {props.requiredText}</VisuallyHidden>}
              {optional && ' '}
              {optional && <Optional>{optional === true ? messages.optional : optional}</Optional>}
            </Label>
          )}
          {labelEnd && <LabelEnd>{labelEnd}</LabelEnd>}
        </LabelRow>
      )}
      {props.children}
      <Below data-empty={error || hint || footnote ? undefined : ''}>
        <FieldAbout id={describedById} {...{ region, error, hint }} />
        {footnote && <Footnote>{footnote}</Footnote>}
      </Below>
    </Frame>
  );
}

/** The ids that connect a control with its frame. */
export function useFieldIds(id: string | undefined) {
  const own = useId();
  const controlId = id ?? own;
  return { controlId, labelId: `${controlId}-label`, describedById: `${controlId}-about` };
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

const LabelRow = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-block-end: 4px;
`;

const Label = styled.label`
  ${ownLabel}
  font: 500 12px/16px var(--gh-font-sans);
  color: var(--gh-color-text-muted);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const LabelEnd = styled.span`
  flex: none;
  max-inline-size: 60%;
  margin-inline-start: auto;
  font: 500 12px/16px var(--gh-font-sans);
`;

/** Follows the label of a required field. */
export const Asterisk = styled.span`
  margin-inline-start: 2px;
  color: var(--gh-color-text-critical);
`;

const Optional = styled.span`
  /* Keeps the parentheses around the word next to text of the other direction. */
  unicode-bidi: isolate;
  font-weight: 400;
  color: var(--gh-color-text-subtle);
`;

const Below = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 4px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);

  &[data-empty] {
    margin: 0;
  }
`;

const Footnote = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;
