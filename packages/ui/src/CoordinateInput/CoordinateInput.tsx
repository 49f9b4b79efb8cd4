import { MapPinIcon } from 'lucide-react';
import type { ClipboardEvent, ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { fieldIconPx } from '../InnerButton/fieldIconPx';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { useMessages } from '../locale/LocaleProvider';
import { TextField } from '../TextField/TextField';
import type { TypedReading, TypedValue } from '../TextField/useTypedDraft';
import { useTypedText } from '../TextField/useTypedText';
import { type Coordinate, readCoordinate, writeCoordinate } from './coordinate';
import { COORDINATE_MESSAGES, type CoordinateInputTexts } from './messages';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

export interface CoordinateInputProps extends InputProps, FieldTexts {
  /** The coordinates in degrees. */
  value: TypedValue<Coordinate> | undefined;
  /** Called with the new coordinates: null if the field is empty, '' if its text is invalid, which blocks the form. */
  onChange: (coordinate: TypedValue<Coordinate>) => void;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Error texts. @default for 'latitude' 'Latitude comes first and must be between -90 and 90' */
  texts?: Partial<CoordinateInputTexts> | undefined;
}

/**
 * Coordinates as 'latitude, longitude'. Accepts pasted degrees with minutes, `geo:` addresses and Google Maps links.
 * Renders one `input`. For a postal address, use a `Combobox` with a geocoder.
 */
export function CoordinateInput(props: CoordinateInputProps) {
  const messages = useMessages(COORDINATE_MESSAGES);

  const { value, onChange, size = 'small', texts, error, ref, onBlur, name, ...rest } = props;

  function read(text: string): TypedReading<Coordinate> {
    if (text.trim() === '') return { value: null };
    const reading = readCoordinate(text);
    if ('coordinate' in reading) return { value: reading.coordinate };
    return { value: '', problem: { ...messages, ...texts }[reading.problem] };
  }

  const { control, text, problem, type, leave, leaveOnEnter, put } = useTypedText({
    value,
    onChange,
    read,
    write: writeCoordinate,
  });

  /** Pasting complete coordinates replaces the field; anything else is inserted at the cursor. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    rest.onPaste?.(event);
    const pasted = read(event.clipboardData.getData('text')).value;
    if (!pasted || rest.readOnly || event.defaultPrevented) return;
    event.preventDefault();
    put(pasted);
  }

  return (
    <Place
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="39.7125, -100.4590"
      dir="ltr"
      {...rest}
      ref={mergeRefs(ref, control)}
      size={size}
      error={problem ?? error}
      value={text}
      onChange={(event) => type(event.target.value)}
      onPaste={paste}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        leaveOnEnter(event);
      }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      prefix={<Icon icon={MapPinIcon} size={fieldIconPx(size)} />}
      suffix={
        name && <input type="hidden" name={name} value={writeCoordinate(value || null)} disabled={rest.disabled} />
      }
    />
  );
}

const Place = styled(TextField)`
  &&& input {
    font-family: var(--gh-font-mono);
    font-feature-settings: 'zero';
    font-variant-ligatures: none;
    font-size: 0.925em;
    text-align: start;
  }
  &&&:dir(rtl) input {
    text-align: end;
  }
`;
