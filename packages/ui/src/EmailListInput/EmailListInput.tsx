import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { type ControlSize, Field, type FieldTexts } from '../Field/Field';
import { focusText, useFieldAnatomy } from '../Field/useFieldAnatomy';
import { mergeRefs } from '../internal/mergeRefs';
import { useMessages } from '../locale/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { EmailChip } from './EmailChip';
import { addEmails, isEmailAddress, readEmails } from './emailList';
import { Box, Chips } from './emailListStyles';
import { EMAIL_LIST_MESSAGES, type EmailListInputTexts } from './messages';
import { useChipFocus } from './useChipFocus';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

export interface EmailListInputProps extends InputProps, FieldTexts {
  /** The addresses in order, including invalid ones. */
  value: readonly string[];
  /**
   * Called with the new list, without duplicates (case-insensitive). It may contain invalid addresses, so check it
   * before saving.
   */
  onChange: (emails: string[]) => void;
  /**
   * Whether an address is valid. Pass the mail server's rule, e.g. `isEmail` of @gladhand/domain. @default
   * isEmailAddress
   */
  isValid?: ((email: string) => boolean) | undefined;
  /** Minimum height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Words to replace. */
  texts?: Partial<EmailListInputTexts> | undefined;
}

const TAKES = new Set(['Enter', ',', ';', ' ']);

/**
 * Email addresses as chips. Enter, a comma, a semicolon or leaving the field adds one; pasting a list adds many.
 * Renders an `input` next to a list of buttons. For one address, use a `TextField` of type email.
 */
export function EmailListInput(props: EmailListInputProps) {
  const messages = useMessages(EMAIL_LIST_MESSAGES);

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
  const words = { ...messages, ...texts };
  const control = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState('');
  const chips = useChipFocus(value.length, control);
  const locked = Boolean(input.disabled || input.readOnly);
  const { labelId, ...parts } = useFieldAnatomy(
    props,
    value.some((email) => !isValid(email)) ? words.invalid : undefined,
  );

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
    // Text that is already in the field must not be lost.
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
    // 'Name <address>' may contain blanks, so a blank only ends an address.
    const takes = TAKES.has(event.key) && text.trim() !== '' && (event.key !== ' ' || readEmails(text).every(isValid));
    if (takes) {
      event.preventDefault();
      take(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) remove(value.length - 1);
    else if (selectionEnd === 0) chips.enterFromText(event);
  }

  return (
    <Field {...parts.field}>
      <Box {...parts.box} onPointerDown={focusText}>
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
          {...parts.control}
          ref={mergeRefs(ref, control)}
          value={text}
          placeholder={value.length === 0 ? placeholder : undefined}
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
