import { CONTACT_TEXTS, type TrackingToggle } from '@gladhand/domain';
import { FieldIcon, type FieldIconName, NumberField, SearchField, ToggleChip, type TypedValue } from '@gladhand/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { TrackingView } from '../positions/trackingView';

interface TrackingFiltersProps {
  view: TrackingView;
  onViewChange: (view: TrackingView) => void;
  /** The search matches no trailer. */
  nothingFound: boolean;
}

interface Choice {
  id: TrackingToggle;
  label: string;
  icon?: FieldIconName;
}

const ROWS: readonly { name: string; red?: true; choices: readonly Choice[] }[] = [
  {
    name: 'Trailer type',
    choices: [
      { id: 'dryTrailer', label: 'Dry Trailer', icon: 'trailer-dry-van' },
      { id: 'reeferTrailer', label: 'Reefer Trailer', icon: 'trailer-reefer' },
      { id: 'flat', label: 'Flat', icon: 'trailer-flat' },
    ],
  },
  {
    name: 'Tether and load',
    choices: [
      { id: 'untethered', label: 'Untethered', icon: 'untethered' },
      { id: 'tethered', label: 'Tethered', icon: 'tethered' },
      { id: 'unloaded', label: 'Unloaded', icon: 'load-empty' },
      { id: 'loaded', label: 'Loaded', icon: 'load' },
      { id: 'notAvailable', label: 'N/A' },
    ],
  },
  {
    name: 'Faults',
    red: true,
    choices: [
      { id: 'brake', label: 'Brake', icon: 'brakes' },
      { id: 'tire', label: 'Tire', icon: 'tire-inflation' },
      { id: 'wheelTemperature', label: 'Wheel temperature', icon: 'wheel-end' },
      { id: 'boxBattery', label: 'Box battery', icon: 'battery' },
    ],
  },
];

/** The choices of the tracking screen. Toggles of one kind are alternatives, the kinds all hold. */
export const TrackingFilters = memo(function TrackingFilters(props: TrackingFiltersProps) {
  const { view, onViewChange, nothingFound } = props;
  const toggle = (id: TrackingToggle) =>
    onViewChange({
      ...view,
      toggles: view.toggles.includes(id) ? view.toggles.filter((one) => one !== id) : [...view.toggles, id],
    });
  return (
    <>
      <SearchField
        aria-label="Search trailers"
        placeholder="Unit ID or VIN"
        shortcut="/"
        value={view.search}
        onSearch={(search) => onViewChange({ ...view, search })}
      />
      {nothingFound && <Message role="status">{CONTACT_TEXTS.noTrailerMatches}</Message>}
      {ROWS.map(({ name, red, choices }) => (
        <Toggles key={name} role="group" aria-label={name}>
          {choices.map(({ id, label, icon }) => (
            <ToggleChip
              key={id}
              pressed={view.toggles.includes(id)}
              tone={red ? 'critical' : 'neutral'}
              icon={icon && <FieldIcon name={icon} size={15} />}
              onClick={() => toggle(id)}
            >
              {label}
            </ToggleChip>
          ))}
        </Toggles>
      ))}
      <Toggles role="group" aria-label="Alerts">
        <ToggleChip
          pressed={view.alertActive}
          onClick={() => onViewChange({ ...view, alertActive: !view.alertActive })}
          title="Only trailers whose light, brake and tire faults are all N/A"
        >
          Light, brake and tire N/A
        </ToggleChip>
      </Toggles>
      <Weight role="group" aria-label="Bogie weight">
        <span>Bogie weight</span>
        <NumberField
          aria-label="Least bogie weight"
          placeholder="Min"
          unit="lbs"
          value={view.weightFromLbs}
          onChange={(typed) => onViewChange({ ...view, weightFromLbs: weightOf(typed) })}
        />
        <span>to</span>
        <NumberField
          aria-label="Greatest bogie weight"
          placeholder="Max"
          unit="lbs"
          value={view.weightToLbs}
          onChange={(typed) => onViewChange({ ...view, weightToLbs: weightOf(typed) })}
        />
      </Weight>
    </>
  );
});

/** What is wrong is said by its field, and bounds nothing. */
const weightOf = (typed: TypedValue<number>) => (typeof typed === 'number' && typed >= 0 ? typed : null);

const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Weight = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto 1fr;
  align-items: center;
  gap: 8px;
  & > span {
    color: var(--gh-color-text-muted);
    font: 500 12px/16px var(--gh-font-sans);
  }
`;

const Message = styled.div`
  color: var(--gh-color-text-critical);
  font: var(--gh-text-12);
`;
