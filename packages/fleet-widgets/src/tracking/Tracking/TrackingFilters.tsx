import { CONTACT_TEXTS } from '@gladhand/domain/contact';
import type { ReadingFormats } from '@gladhand/domain/formats';
import { useReadingFormats } from '@gladhand/domain/react';
import { hasReversedWeights, type TrackingToggle } from '@gladhand/domain/tracking';
import {
  Button,
  Chip,
  FieldIcon,
  type FieldIconName,
  FunnelIcon,
  Icon,
  NumberField,
  perLanguage,
  SearchField,
  ToggleChip,
  type TypedValue,
  useBoxQuery,
  useMessages,
} from '@gladhand/ui';
import { memo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { TrackingView } from '../../positions/trackingView';
import { TRACKING_MESSAGES } from './messages';

interface TrackingFiltersProps {
  view: TrackingView;
  onViewChange: (view: TrackingView) => void;
  /** The search text was typed; `entered` if Enter was pressed, even if the text is the same. */
  onSearch: (search: string, entered: boolean) => void;
  /** The search matches no trailer. */
  nothingFound: boolean;
}

interface Choice {
  id: TrackingToggle;
  label: string;
  icon?: FieldIconName;
}

const rowsOf = perLanguage(
  (messages: typeof TRACKING_MESSAGES): readonly { name: string; red?: true; choices: readonly Choice[] }[] => [
    {
      name: messages.trailerType,
      choices: [
        { id: 'dryTrailer', label: messages.dryTrailer, icon: 'trailer-dry-van' },
        { id: 'reeferTrailer', label: messages.reeferTrailer, icon: 'trailer-reefer' },
        { id: 'flat', label: messages.flat, icon: 'trailer-flat' },
      ],
    },
    {
      name: messages.tetherAndLoad,
      choices: [
        { id: 'untethered', label: messages.untethered, icon: 'untethered' },
        { id: 'tethered', label: messages.tethered, icon: 'tethered' },
        { id: 'unloaded', label: messages.unloaded, icon: 'load-empty' },
        { id: 'loaded', label: messages.loaded, icon: 'load' },
        { id: 'notAvailable', label: 'N/A' },
      ],
    },
    {
      name: messages.faults,
      red: true,
      choices: [
        { id: 'brake', label: messages.brake, icon: 'brakes' },
        { id: 'tire', label: messages.tire, icon: 'tire-inflation' },
        { id: 'wheelTemperature', label: messages.wheelTemperature, icon: 'wheel-end' },
        { id: 'boxBattery', label: messages.boxBattery, icon: 'battery' },
      ],
    },
  ],
);

/**
 * The filters of the tracking screen. Toggles of one kind are alternatives, and all kinds must match. Where there is
 * little room, they open on request, and those in force are chips.
 */
export const TrackingFilters = memo(function TrackingFilters(props: TrackingFiltersProps) {
  const messages = useMessages(TRACKING_MESSAGES);

  const { view, onViewChange, onSearch, nothingFound } = props;
  const entered = useRef(false);
  const toggle = (id: TrackingToggle) =>
    onViewChange({
      ...view,
      toggles: view.toggles.includes(id) ? view.toggles.filter((one) => one !== id) : [...view.toggles, id],
    });
  const isShort = useBoxQuery(({ widthPx, heightPx }) => widthPx < 768 || heightPx < 800);
  const [isOpen, setIsOpen] = useState(false);
  const formats = useReadingFormats();
  const active = activeFilters(view, formats, messages);
  return (
    <>
      <SearchField
        aria-label={messages.searchTrailers}
        placeholder={messages.searchPlaceholder}
        shortcut="/"
        value={view.search}
        onKeyDown={(event) => {
          entered.current = event.key === 'Enter';
        }}
        onSearch={(search) => {
          onSearch(search, entered.current);
          entered.current = false;
          if (search !== view.search) onViewChange({ ...view, search });
        }}
      />
      {nothingFound && <Message role="status">{CONTACT_TEXTS.noTrailerMatches}</Message>}
      {isShort && (
        <Summary>
          <Button
            size="xsmall"
            icon={<Icon icon={FunnelIcon} size={14} />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {messages.filters(active.length)}
          </Button>
          {!isOpen &&
            active.map(({ id, label, without }) => (
              <Chip key={id} removeLabel={messages.removeFilter(label)} onRemove={() => onViewChange(without)}>
                {label}
              </Chip>
            ))}
        </Summary>
      )}
      {(isOpen || !isShort) && <Choices {...props} toggle={toggle} />}
    </>
  );
});

interface ChoicesProps extends TrackingFiltersProps {
  toggle: (id: TrackingToggle) => void;
}

function Choices({ view, onViewChange, toggle }: ChoicesProps) {
  const messages = useMessages(TRACKING_MESSAGES);
  const formats = useReadingFormats();
  return (
    <>
      {rowsOf(messages).map(({ name, red, choices }) => (
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
      <Toggles role="group" aria-label={messages.alerts}>
        <ToggleChip
          pressed={view.alertActive}
          onClick={() => onViewChange({ ...view, alertActive: !view.alertActive })}
          title={messages.onlyWithoutSafetyData}
        >
          {messages.withoutSafetyData}
        </ToggleChip>
      </Toggles>
      <Weight role="group" aria-label={messages.bogieWeight}>
        <span>{messages.bogieWeight}</span>
        <NumberField
          aria-label={messages.minimumBogieWeight}
          placeholder={messages.min}
          unit={formats.unit('lbs')}
          value={shownWeight(view.weightFromLbs, formats)}
          onChange={(typed) => onViewChange({ ...view, weightFromLbs: storedWeight(typed, formats) })}
        />
        <span>{messages.to}</span>
        <NumberField
          aria-label={messages.maximumBogieWeight}
          placeholder={messages.max}
          unit={formats.unit('lbs')}
          error={hasReversedWeights(view) ? messages.maximumBelowMinimum : undefined}
          value={shownWeight(view.weightToLbs, formats)}
          onChange={(typed) => onViewChange({ ...view, weightToLbs: storedWeight(typed, formats) })}
        />
      </Weight>
    </>
  );
}

interface ActiveFilter {
  id: string;
  label: string;
  /** The view without this filter. */
  without: TrackingView;
}

/** The filters in force, in the order of the controls. The search has its own field. */
function activeFilters(
  view: TrackingView,
  formats: ReadingFormats,
  messages: typeof TRACKING_MESSAGES,
): ActiveFilter[] {
  const weight = (lbs: number | null) => (lbs === null ? undefined : formats.text(lbs, 'lbs'));
  const { toggles, alertActive, weightFromLbs: from, weightToLbs: to } = view;
  const choices = rowsOf(messages).flatMap((row) => row.choices);
  const chosen = choices
    .filter(({ id }) => toggles.includes(id))
    .map(({ id, label }) => ({
      id,
      label,
      without: { ...view, toggles: toggles.filter((one) => one !== id) },
    }));
  const hasWeight = from !== null || to !== null;
  return [
    ...chosen,
    ...(alertActive
      ? [{ id: 'alerts', label: messages.withoutSafetyData, without: { ...view, alertActive: false } }]
      : []),
    ...(hasWeight
      ? [
          {
            id: 'weight',
            label: messages.weightBetween(weight(from), weight(to)),
            without: { ...view, weightFromLbs: null, weightToLbs: null },
          },
        ]
      : []),
  ];
}

/** An invalid entry shows an error at its field and doesn't filter. */
const storedWeight = (typed: TypedValue<number>, formats: ReadingFormats) =>
  typeof typed === 'number' && typed >= 0 ? Math.round(formats.toStored(typed, 'lbs')) : null;

const shownWeight = (lbs: number | null, formats: ReadingFormats) =>
  lbs === null ? null : Math.round(formats.toShown(lbs, 'lbs'));

const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
