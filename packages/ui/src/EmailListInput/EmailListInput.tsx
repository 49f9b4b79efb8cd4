import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { mergeRefs } from '../internal/mergeRefs';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { EmailChip } from './EmailChip';
import { addEmails, isEmailAddress, readEmails } from './emailList';
import { Box, Chips } from './emailListStyles';
import { useChipFocus } from './useChipFocus';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

/** Words of an `EmailListInput` that a host may replace. */
export interface EmailListInputTexts {
  /** @default 'Email entered is not valid.' */
  invalid: string;
  /** Name of a chip. @default (email, valid) => valid ? `Edit ${email}` : `Edit ${email}, not valid` */
  edit: (email: string, valid: boolean) => string;
  /** @default (email) => `Remove ${email}` */
  remove: (email: string) => string;
  /** Spoken when the list changes. @default (count) => `${count} email addresses` */
  count: (count: number) => string;
  /** Spoken when all that was entered is in the list already. @default 'Already in the list' */
  known: string;
}

export interface EmailListInputProps extends InputProps, FieldTexts {
  /** The addresses in their order, the invalid ones among them. */
  value: readonly string[];
  /** The new list. Each address is in it once, whatever its case; what is not valid stays in it, so check it before saving. */
  onChange: (emails: string[]) => void;
  /** Whether an address is valid. Pass the rule of whoever sends the mail, such as `isEmail` of the domain. @default isEmailAddress */
  isValid?: (email: string) => boolean;
  /** Least height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Words to replace. */
  texts?: Partial<EmailListInputTexts>;
}

const TEXTS: EmailListInputTexts = {
  invalid: 'Email entered is not valid.',
  edit: (email, valid) => (valid ? `Edit ${email}` : `Edit ${email}, not valid`),
  remove: (email) => `Remove ${email}`,
  count: (count) => (count === 1 ? '1 email address' : `${count} email addresses`),
  known: 'Already in the list',
};

const TAKES = new Set(['Enter', ',', ';', ' ']);

/**
 * Email addresses as chips. Enter, a comma, a semicolon or leaving the field makes one; a pasted list makes many.
 * Renders an `input` beside a list of buttons. For one address use a `TextField` of type email.
 */
export function EmailListInput(props: EmailListInputProps) {
  const {
    label,
    required,
    optional,
    hint,
    error,
    labelEnd,
    value,
    onChange,
    isValid = isEmailAddress,
    ...more
  } = props;
  const { size = 'small', texts, className, id, ref, onBlur, onKeyDown, name, placeholder, ...input } = more;
  const words = { ...TEXTS, ...texts };
  const { controlId, labelId, describedById } = useFieldIds(id);
  const control = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState('');
  const chips = useChipFocus(value.length, control);
  const locked = Boolean(input.disabled || input.readOnly);
  const wrong = value.some((email) => !isValid(email)) ? words.invalid : error;

  function replace(next: string[]) {
    setSpoken(words.count(next.length));
    onChange(next);
  }

  function take(entered: string) {
    const emails = readEmails(entered);
    setText('');
    if (emails.length === 0) return;
    const next = addEmails(value, emails);
    if (next.length > value.length) replace(next);
    else setSpoken(words.known);
  }

  function remove(at: number) {
    replace(value.filter((_, each) => each !== at));
  }

  function edit(at: number) {
    const email = value[at] ?? '';
    // what stands in the text already must not get lost
    replace(
      addEmails(
        value.filter((_, each) => each !== at),
        readEmails(text),
      ),
    );
    setText(email);
    control.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const { selectionEnd } = event.currentTarget;
    if (locked || event.nativeEvent.isComposing) return;
    // a blank may stand in 'Name <address>', so it ends an address only behind one
    const takes = TAKES.has(event.key) && text.trim() !== '' && (event.key !== ' ' || readEmails(text).every(isValid));
    if (takes) {
      event.preventDefault();
      take(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) remove(value.length - 1);
    else if (selectionEnd === 0) chips.enterFromText(event);
  }

  return (
    <Field
      {...{ label, required, optional, hint, labelEnd, controlId, labelId, describedById, className }}
      error={wrong}
    >
      <Box
        data-size={size}
        data-invalid={wrong ? '' : undefined}
        data-disabled={input.disabled ? '' : undefined}
        onPointerDown={(event) => {
          if ((event.target as HTMLElement).closest('button, input')) return;
          event.preventDefault();
          control.current?.focus();
        }}
      >
        {value.length > 0 && (
          <Chips ref={chips.list} aria-labelledby={label ? labelId : undefined} aria-label={input['aria-label']}>
            {value.map((email, at) => (
              <EmailChip
                key={email}
                email={email}
                wrong={!isValid(email)}
                small={size === 'xsmall'}
                locked={locked}
                reachable={chips.reachable === at}
                editLabel={words.edit(email, isValid(email))}
                removeLabel={words.remove(email)}
                onEdit={() => edit(at)}
                onRemove={() => {
                  remove(at);
                  control.current?.focus();
                }}
                onKeyDown={(event) => chips.handleKey(event, at, () => remove(at))}
              />
            ))}
          </Chips>
        )}
        <input
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          ref={mergeRefs(ref, control)}
          id={controlId}
          value={text}
          placeholder={value.length === 0 ? placeholder : undefined}
          aria-required={required || undefined}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong || hint ? describedById : undefined}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (locked || (readEmails(pasted).length < 2 && !isValid(readEmails(pasted)[0] ?? ''))) return;
            event.preventDefault();
            take(`${text} ${pasted}`);
          }}
          onKeyDown={handleKeyDown}
          onBlur={(event) => {
            take(text);
            onBlur?.(event);
          }}
        />
        {name &&
          value.map((email) => <input key={email} type="hidden" name={name} value={email} disabled={input.disabled} />)}
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </Box>
    </Field>
  );
}
