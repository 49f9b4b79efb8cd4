import { type AlertLeaf, LIGHT_FAULT_IDS, PREDICATE_OPTIONS, THRESHOLD_LIMITS } from '@gladhand/domain/alerts';
import { LIGHT_BRANCHES } from '@gladhand/domain/readings';
import { MultiSelect, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import * as S from './AlertRuleBuilder.styles';
import { DurationField } from './DurationField';
import { GeofencesField } from './GeofencesField';
import { ALERT_RULE_BUILDER_MESSAGES } from './messages';
import { OptionField } from './OptionField';
import { ThresholdField } from './ThresholdField';

interface LeafFieldsProps {
  customerId: number;
  leaf: AlertLeaf;
  /** The only condition of the rule, so a state needs a duration. */
  isAlone: boolean;
  /** Id of the message about the condition. */
  problemId: string | undefined;
  onChange: (leaf: AlertLeaf) => void;
}

const LEVELS = [1, 2, 3] as const;
const BOTH_CROSSINGS = ['entered', 'left'] as const;
const BOTH_LEVELS = ['caution', 'critical'] as const;
const BOTH_STATES = ['filling', 'unstable'] as const;

/** The option for a list of values: 'any' if it has all, otherwise the only one. */
const anyOr = (values: readonly string[]): string => (values.length === 1 ? (values[0] ?? 'any') : 'any');

/** The values of a condition, with the specified options. */
export function LeafFields({ customerId, leaf, isAlone, problemId, onChange }: LeafFieldsProps) {
  const messages = useMessages(ALERT_RULE_BUILDER_MESSAGES);
  const say = useWords();

  const lights = useMemo(
    () =>
      LIGHT_FAULT_IDS.map(({ id, branch, state }) => {
        const kind = PREDICATE_OPTIONS.lights.find((option) => option.id === state);
        const group = say(kind?.label ?? state);
        return {
          value: String(id),
          label: `${say(LIGHT_BRANCHES.find((one) => one.id === branch)?.label ?? branch)}, ${group}`,
          group,
        };
      }),
    [say],
  );
  const levels = useMemo(
    () => LEVELS.map((level) => ({ value: String(level), label: messages.levels[level] })),
    [messages],
  );
  const lasting = (durationMs: number, change: (durationMs: number) => void) => (
    <DurationField durationMs={durationMs} required={isAlone} problemId={problemId} onChange={change} />
  );
  const geofences = (choice: 'any' | readonly string[], change: (choice: 'any' | readonly string[]) => void) => (
    <GeofencesField customerId={customerId} value={choice} problemId={problemId} onChange={change} />
  );

  switch (leaf.kind) {
    case 'crossing':
      return (
        <>
          <OptionField
            label={messages.direction}
            options={PREDICATE_OPTIONS.geofenceTrigger}
            value={leaf.on.length === 2 ? 'enterExit' : leaf.on[0] === 'entered' ? 'enter' : 'exit'}
            onChange={(on) =>
              onChange({ ...leaf, on: on === 'enterExit' ? BOTH_CROSSINGS : [on === 'enter' ? 'entered' : 'left'] })
            }
          />
          {geofences(leaf.geofences, (choice) => onChange({ ...leaf, geofences: choice }))}
        </>
      );
    case 'occupancy':
      return (
        <>
          <OptionField
            label={messages.place}
            options={PREDICATE_OPTIONS.geofenceOccupancy}
            widthPx={180}
            value={leaf.where}
            onChange={(where) => onChange({ ...leaf, where: where === 'within' ? 'within' : 'outside' })}
          />
          {geofences(leaf.geofences, (choice) => onChange({ ...leaf, geofences: choice }))}
          {lasting(leaf.durationMs, (durationMs) => onChange({ ...leaf, durationMs }))}
        </>
      );
    case 'geofenceCount':
      return (
        <>
          <ThresholdField
            word={messages.atLeast}
            value={leaf.atLeast}
            limits={THRESHOLD_LIMITS.trailers}
            problemId={problemId}
            onChange={(atLeast) => onChange({ ...leaf, atLeast })}
          />
          <OptionField
            label={messages.place}
            options={PREDICATE_OPTIONS.geofenceOccupancy}
            widthPx={180}
            value={leaf.where}
            onChange={(where) => onChange({ ...leaf, where: where === 'within' ? 'within' : 'outside' })}
          />
          {geofences(leaf.geofences, (choice) => onChange({ ...leaf, geofences: choice }))}
        </>
      );
    case 'weightAbove':
      return (
        <ThresholdField
          word={messages.above}
          value={leaf.lbs}
          limits={THRESHOLD_LIMITS.weightLbs}
          problemId={problemId}
          onChange={(lbs) => onChange({ ...leaf, lbs })}
        />
      );
    case 'fuelBelow':
      return (
        <ThresholdField
          word={messages.below}
          value={leaf.percent}
          limits={THRESHOLD_LIMITS.fuelPercent}
          problemId={problemId}
          onChange={(percent) => onChange({ ...leaf, percent })}
        />
      );
    case 'tirePressureBelow':
      return (
        <ThresholdField
          word={messages.below}
          value={leaf.psi}
          limits={THRESHOLD_LIMITS.tirePressurePsi}
          problemId={problemId}
          onChange={(psi) => onChange({ ...leaf, psi })}
        />
      );
    case 'tireTemperatureAbove':
      return (
        <ThresholdField
          word={messages.above}
          value={leaf.celsius}
          limits={THRESHOLD_LIMITS.tireTemperatureC}
          problemId={problemId}
          onChange={(celsius) => onChange({ ...leaf, celsius })}
        />
      );
    case 'loadChange':
      return (
        <OptionField
          label={messages.option}
          options={PREDICATE_OPTIONS.loadStatus}
          value={leaf.to}
          onChange={(to) => onChange({ ...leaf, to: to as typeof leaf.to })}
        />
      );
    case 'absFault':
      return (
        <OptionField
          label={messages.option}
          options={PREDICATE_OPTIONS.fault}
          widthPx={170}
          value={leaf.of}
          onChange={(fault) => onChange({ ...leaf, of: fault as typeof leaf.of })}
        />
      );
    case 'lights':
      return (
        <S.Sized style={{ inlineSize: 250 }}>
          <MultiSelect
            aria-label={messages.option}
            options={lights}
            placeholder={say('Any lights status')}
            value={leaf.faultIds.map(String)}
            onChange={(ids) => onChange({ ...leaf, faultIds: ids.map(Number).toSorted((one, two) => one - two) })}
          />
        </S.Sized>
      );
    case 'tetherChange':
      return (
        <OptionField
          label={messages.option}
          options={PREDICATE_OPTIONS.tether}
          value={leaf.to}
          onChange={(to) => onChange({ ...leaf, to: to as typeof leaf.to })}
        />
      );
    case 'tetherFor':
      return (
        <>
          <OptionField
            label={messages.option}
            options={PREDICATE_OPTIONS.tether.filter(({ id }) => id !== 'any')}
            value={leaf.status}
            onChange={(status) => onChange({ ...leaf, status: status as typeof leaf.status })}
          />
          {lasting(leaf.durationMs, (durationMs) => onChange({ ...leaf, durationMs }))}
        </>
      );
    case 'doorChange':
      return (
        <OptionField
          label={messages.option}
          options={PREDICATE_OPTIONS.door}
          value={leaf.to === 'closed' ? 'close' : leaf.to}
          onChange={(to) => onChange({ ...leaf, to: to === 'close' ? 'closed' : (to as 'any' | 'open') })}
        />
      );
    case 'doorFor':
      return (
        <>
          <OptionField
            label={messages.option}
            options={PREDICATE_OPTIONS.door.filter(({ id }) => id !== 'any')}
            value={leaf.status === 'closed' ? 'close' : leaf.status}
            onChange={(status) => onChange({ ...leaf, status: status === 'close' ? 'closed' : 'open' })}
          />
          {lasting(leaf.durationMs, (durationMs) => onChange({ ...leaf, durationMs }))}
        </>
      );
    case 'battery':
      return (
        <OptionField
          label={messages.level}
          options={PREDICATE_OPTIONS.battery}
          value={anyOr(leaf.levels)}
          onChange={(level) =>
            onChange({ ...leaf, levels: level === 'any' ? BOTH_LEVELS : [level as 'caution' | 'critical'] })
          }
        />
      );
    case 'tireInflation':
      return (
        <OptionField
          label={messages.option}
          options={PREDICATE_OPTIONS.tis}
          value={anyOr(leaf.states)}
          onChange={(state) =>
            onChange({ ...leaf, states: state === 'any' ? BOTH_STATES : [state as 'filling' | 'unstable'] })
          }
        />
      );
    case 'reeferAlarm':
      return (
        <S.Sized style={{ inlineSize: 190 }}>
          <MultiSelect
            aria-label={messages.level}
            aria-describedby={problemId}
            options={levels}
            value={leaf.levels.map(String)}
            onChange={(chosen) => onChange({ ...leaf, levels: chosen.map(Number).toSorted() })}
          />
        </S.Sized>
      );
    case 'silence':
      return (
        <DurationField
          durationMs={leaf.durationMs}
          required
          problemId={problemId}
          onChange={(durationMs) => onChange({ ...leaf, durationMs })}
        />
      );
    case 'tow':
      return null;
  }
}
