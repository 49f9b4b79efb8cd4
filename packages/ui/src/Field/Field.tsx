import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldAbout } from './FieldAbout';
import { useSpokenError } from './useSpokenError';

/** Height of a form control: 19 (grid headers), 32 (default), 44 (touch) or 56 px (sign-in, kiosk). */
export type ControlSize = 'xsmall' | 'small' | 'medium' | 'large';

/** What every form control says about itself. */
export interface FieldTexts {
  /** Name of the field, above it. Without it give `aria-label`. */
  label?: ReactNode;
  /** Must be filled in: an asterisk follows the label. @default false */
  required?: boolean;
  /** Says `(optional)` after the label, or the given words: `optional="(wahlfrei)"`. @default false */
  optional?: boolean | string;
  /** One sentence under the field that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong, as a sentence under the field, before the hint. Spoken when it appears while the field is used or left. */
  error?: ReactNode;
  /** Something at the end of the label's line, such as a `Link`. */
  labelEnd?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control that the label belongs to. */
  controlId: string;
  /** Id for the label, when the control names itself by `aria-labelledby`. */
  labelId?: string;
  /** Says in words what the asterisk shows, for a control that cannot have `aria-required`. */
  requiredText?: string;
  /** Something at the end of the line under the field, such as a count. */
  footnote?: ReactNode;
  /** Id for the texts under the field: give it to the control as `aria-describedby`. */
  describedById: string;
  /** Reaches the frame. */
  className?: string;
  /** The control. */
  children: ReactNode;
}

/** Label above, texts below: the frame that every form control stands in. */
export function Field(props: FieldProps) {
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
              {optional && <Optional>{optional === true ? '(optional)' : optional}</Optional>}
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

/** The ids that tie a control to its frame. */
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

/** Follows the label of what must be filled in. */
export const Asterisk = styled.span`
  margin-inline-start: 2px;
  color: var(--gh-color-text-critical);
`;

const Optional = styled.span`
  /* its brackets stay around it beside words of the other direction */
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
