import { MapPinIcon } from 'lucide-react';
import type { ClipboardEvent, ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { TextField } from '../TextField/TextField';
import type { TypedReading, TypedValue } from '../TextField/useTypedDraft';
import { useTypedText } from '../TextField/useTypedText';
import { type Coordinate, type CoordinateProblem, readCoordinate, writeCoordinate } from './coordinate';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

/** Words of a `CoordinateInput` that a host may replace. */
export type CoordinateInputTexts = Record<CoordinateProblem, string>;

export interface CoordinateInputProps extends InputProps, FieldTexts {
  /** The place in degrees. */
  value: TypedValue<Coordinate> | undefined;
  /** The new place; null when the field is empty, '' while what stands in it is no place, which holds the form. */
  onChange: (coordinate: TypedValue<Coordinate>) => void;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Sentences for what is wrong. @default for 'latitude' 'Latitude comes first and must be between -90 and 90' */
  texts?: Partial<CoordinateInputTexts>;
}

const TEXTS: CoordinateInputTexts = {
  unreadable: 'Enter a latitude and a longitude separated by a comma',
  latitude: 'Latitude comes first and must be between -90 and 90',
  longitude: 'Longitude must be between -180 and 180',
};

/**
 * A place as 'latitude, longitude'. Takes what maps and receivers copy: degrees with minutes, `geo:` and Google Maps
 * addresses. Renders one `input`. For an address in words use a `Combobox` over a geocoder.
 */
export function CoordinateInput(props: CoordinateInputProps) {
  const { value, onChange, size = 'small', texts, error, ref, onBlur, name, ...rest } = props;

  function read(text: string): TypedReading<Coordinate> {
    if (text.trim() === '') return { value: null };
    const reading = readCoordinate(text);
    if ('coordinate' in reading) return { value: reading.coordinate };
    return { value: '', problem: { ...TEXTS, ...texts }[reading.problem] };
  }

  const { control, text, problem, type, leave, leaveOnEnter, put } = useTypedText({
    value,
    onChange,
    read,
    write: writeCoordinate,
  });

  /** A whole place takes the field over; a part of one goes to the cursor as in any field. */
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
      prefix={<Icon icon={MapPinIcon} size={size === 'xsmall' ? 11 : 15} />}
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
