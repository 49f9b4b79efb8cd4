import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFieldIds } from '../Field/Field';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { focusRing, plainButton } from '../internal/styles';
import { useMessages } from '../locale/LocaleProvider';
import { useWords } from '../locale/words';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { PASSWORD_MESSAGES } from './messages';

/** A password rule, and whether the text meets it. */
export interface PasswordRule {
  /** Unique among the rules. */
  id: string;
  /** The rule as text: 'At least one number'. */
  label: string;
  /** Whether the password meets it. */
  met: boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** Rules shown below the field, each with its mark. */
  rules?: readonly PasswordRule[] | undefined;
  /**
   * Texts of the eye button and the marks. @default { show: 'Show password', hide: 'Hide password', met: 'met', unmet:
   * 'not met' }
   */
  texts?: { show: string; hide: string; met: string; unmet: string } | undefined;
}

/** A password, hidden until the eye button is pressed. Pasting works, as password managers need it. */
export function PasswordField({ rules, texts: given, id, ...rest }: PasswordFieldProps) {
  const messages = useMessages(PASSWORD_MESSAGES);
  const texts = given ?? messages;
  const say = useWords();

  const [shown, setShown] = useState(false);
  const { controlId } = useFieldIds(id);
  const rulesId = `${controlId}-rules`;
  return (
    <div>
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={rules ? rulesId : undefined}
        {...rest}
        id={controlId}
        type={shown ? 'text' : 'password'}
        suffix={
          <Eye type="button" aria-label={shown ? texts.hide : texts.show} onClick={() => setShown(!shown)}>
            <Icon icon={shown ? EyeOffIcon : EyeIcon} />
          </Eye>
        }
      />
      {rules && (
        <Rules id={rulesId}>
          {rules.map(({ id: ruleId, label, met }) => (
            <li key={ruleId} data-met={met || undefined}>
              <SeverityIcon tone={met ? 'good' : 'unknown'} />
              {say(label)} <VisuallyHidden>{met ? texts.met : texts.unmet}</VisuallyHidden>
            </li>
          ))}
        </Rules>
      )}
    </div>
  );
}

const Eye = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin-inline-end: -6px;
  border-radius: var(--gh-radius-sm);
  color: var(--gh-color-text-muted);

  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
`;

const Rules = styled.ul`
  display: grid;
  gap: 2px;
  margin: 6px 0 0;
  padding: 0;
  list-style: none;
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  > li[data-met] {
    color: var(--gh-color-text-muted);
  }
`;
