import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateField } from '../DateField/DateField';
import { DateRangeField } from '../DateRangeField/DateRangeField';
import { DurationInput } from '../DurationInput/DurationInput';
import { EmailListInput } from '../EmailListInput/EmailListInput';
import { FileDrop } from '../FileDrop/FileDrop';
import { NumberField } from '../NumberField/NumberField';
import { SearchField } from '../SearchField/SearchField';
import { Select } from '../Select/Select';
import { RangeSlider } from '../Slider/RangeSlider';
import { Slider } from '../Slider/Slider';
import { TimeField } from '../TimeField/TimeField';

const ignore = () => {};
const OPTIONS = [{ value: 'a', label: 'Toledo' }];

function Fields({ disabled }: { disabled: boolean }) {
  const shared = { label: 'Field', onChange: ignore, disabled };
  return (
    <form>
      <DateField {...shared} name="day" value="2026-11-01" />
      <DateRangeField {...shared} name="days" value={{ preset: '7d' }} />
      <DurationInput {...shared} name="ms" value={60_000} />
      <EmailListInput {...shared} name="emails" value={['mia.reed@cedarridge.com']} />
      <FileDrop {...shared} name="files" upload={async () => '1'} value={[{ id: '1', name: 'a.csv', sizeBytes: 1 }]} />
      <NumberField {...shared} name="psi" value={95} />
      <SearchField {...shared} name="text" value="R-2160" onSearch={ignore} />
      <Select {...shared} name="yard" options={OPTIONS} value="a" />
      <RangeSlider {...shared} name="weight" value={[1, 2]} />
      <Slider {...shared} name="fuel" value={20} />
      <TimeField {...shared} name="time" value="06:00" />
    </form>
  );
}

function sent(disabled: boolean): string[] {
  // A slider measures itself.
  globalThis.ResizeObserver ??= class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  };
  const { container } = render(<Fields disabled={disabled} />);
  return [...new FormData(container.querySelector('form') as HTMLFormElement).keys()];
}

test('submits every field under its name', () => {
  expect(sent(false).join(' ')).toBe('day days ms emails files psi text yard weight weight fuel time');
});

test('submits no disabled field', () => {
  expect(sent(true)).toEqual([]);
});
