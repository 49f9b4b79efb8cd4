import { type ComponentProps, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { Choice, Description, Dot, Group, Words } from './radioGroupStyles';

/** One option of a `RadioGroup`. */
export interface RadioOption {
  /** Value in the form. */
  value: string;
  /** Label of the option. */
  label: ReactNode;
  /** Second line that explains the option. */
  description?: ReactNode;
  /** Icon at the end of the line. */
  icon?: ReactNode;
  /** Shown, but can't be selected. @default false */
  disabled?: boolean | undefined;
}

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue'>;

export interface RadioGroupProps extends InputProps, FieldTexts {
  /** Two to seven options. */
  options: readonly RadioOption[];
  /** Value of the selected option. Leave it out for `register` of react-hook-form and for `defaultValue`. */
  value?: string | null | undefined;
  /** Initial value of an uncontrolled group. */
  defaultValue?: string | undefined;
  /** Lines below each other, in one row, or cards with descriptions. @default 'list' */
  layout?: 'list' | 'row' | 'cards' | undefined;
  /** Can be read and submitted, but not changed. @default false */
  readOnly?: boolean | undefined;
}

/**
 * Selects one of a few options, effective when the form is saved. Renders native radios: `ref` and input attributes
 * apply to each of them. For an immediate effect, use a `SegmentedControl`; for more than seven options, a `Select`.
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

/** Native radios have no read-only state; preventing the click keeps the value. */
function stay(event: SyntheticEvent) {
  event.preventDefault();
}

function stayOnArrows(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.preventDefault();
}
