import { type ComponentProps, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { Choice, Description, Dot, Group, Words } from './radioGroupStyles';

/** One choice of a `RadioGroup`. */
export interface RadioOption {
  /** What the form carries. */
  value: string;
  /** The choice in words. */
  label: ReactNode;
  /** Second line, what choosing it means. */
  description?: ReactNode;
  /** Icon at the end of the line. */
  icon?: ReactNode;
  /** Shown, but cannot be chosen. @default false */
  disabled?: boolean;
}

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue'>;

export interface RadioGroupProps extends InputProps, FieldTexts {
  /** The choices, two to seven. */
  options: readonly RadioOption[];
  /** Value of the choice. Leave it out for `register` of react-hook-form and for `defaultValue`. */
  value?: string | null;
  /** Value of the first choice, where the browser keeps it. */
  defaultValue?: string;
  /** Lines under each other, in one row, or as cards with room for a description. @default 'list' */
  layout?: 'list' | 'row' | 'cards';
  /** Can be read and is sent with the form, but not changed. @default false */
  readOnly?: boolean;
}

/**
 * One of a few choices that counts when the form is saved. Renders native radios: `ref` and input attributes reach
 * each of them. What acts at once is a `SegmentedControl`; more than seven are a `Select`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, required, optional, hint, error, labelEnd, options, value, defaultValue, ...more } = props;
  const { layout = 'list', className, id, name, disabled, readOnly, 'aria-label': spokenLabel, ...input } = more;
  const { controlId, labelId, describedById } = useFieldIds(id);
  const ownName = useId();
  const state = (choice: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : choice === defaultValue }
      : { checked: choice === value };

  return (
    <Field {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}>
      <Group
        role="radiogroup"
        id={controlId}
        aria-labelledby={label ? labelId : undefined}
        aria-label={spokenLabel}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? describedById : undefined}
        aria-readonly={readOnly || undefined}
        data-layout={layout}
        data-read-only={readOnly ? '' : undefined}
        data-invalid={error ? '' : undefined}
        {...(readOnly && { onClickCapture: stay, onKeyDownCapture: stayOnArrows })}
      >
        {options.map((option) => (
          <Choice key={option.value}>
            <Dot
              {...input}
              {...state(option.value)}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={disabled || option.disabled}
              aria-describedby={option.description ? `${controlId}-${option.value}` : undefined}
            />
            {option.icon}
            <Words>
              {option.label}
              {option.description && (
                <Description id={`${controlId}-${option.value}`} aria-hidden="true">
                  {option.description}
                </Description>
              )}
            </Words>
          </Choice>
        ))}
      </Group>
    </Field>
  );
}

/** Native radios know no read-only; without its click a radio does not change. */
function stay(event: SyntheticEvent) {
  event.preventDefault();
}

function stayOnArrows(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.preventDefault();
}
