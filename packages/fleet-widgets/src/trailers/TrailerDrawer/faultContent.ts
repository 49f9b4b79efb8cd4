import {
  absCodeMeaning,
  LIGHT_BRANCHES,
  type LightBranch,
  type LightBranchState,
  type LightFault,
  lightBranchSeverity,
  lightBranchState,
  lightFaultWord,
  lightSeverityOf,
  severityLevel,
  tireInflationStatus,
} from '@gladhand/domain/readings';
import type { TrailerDetail } from '@gladhand/domain/trailers';
import type { Tone } from '@gladhand/ui';
import { perLanguage, sayEnglish } from '@gladhand/ui';
import { faultCode, faultTitle } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { severityTone } from '../../internal/severityTone';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import { type DrawerContext, drawerReading, type SensorContent, toneOf } from './SensorContent';

/** Anti-lock brakes: the worst active fault, or none. */
export function absContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  trailerDrawerMessages = TRAILER_DRAWER_MESSAGES,
  internalMessages = INTERNAL_MESSAGES,
): SensorContent {
  const { trailer } = detail;
  const { absFaultSeverityLevel: level, absFaultDescription, absFaultSpn, absFaultFmi, absOdometer } = trailer;
  const active = level !== null && level !== 'GOOD';
  const numbers = { spn: absFaultSpn, fmi: absFaultFmi };
  const { faultTypeId, description } = absCodeMeaning(numbers);
  const fault = { ...numbers, faultTypeId, faultDescription: absFaultDescription ?? description };
  const code = faultCode(numbers);
  return {
    ...drawerReading(detail, 'abs', { value: level, installed }, context),
    text: active ? severityLevel(level).label : trailerDrawerMessages.noFaults,
    tone: toneOf(level),
    hint: active ? trailerDrawerMessages.absFaultActive : trailerDrawerMessages.noAbsFault,
    fault: [
      {
        id: 'fault',
        term: trailerDrawerMessages.fault,
        value: active ? faultTitle(fault, context.hasFeature, internalMessages, context.say) : 'None',
      },
      ...(code ? [{ id: 'code', term: trailerDrawerMessages.faultCode, value: code }] : []),
    ],
    lines:
      absOdometer === null
        ? []
        : [{ id: 'odometer', term: trailerDrawerMessages.absOdometer, value: context.formats.text(absOdometer, 'mi') }],
  };
}

const tireInflationHintOf = perLanguage(
  (messages: typeof TRAILER_DRAWER_MESSAGES): Readonly<Record<string, string>> => ({
    stable: messages.airFlowNormal,
    unstable: messages.airFlowUnstable,
    notAvailable: messages.noStatusReported,
  }),
);
const TIRE_INFLATION_TONE: Readonly<Record<string, Tone>> = { stable: 'good', unstable: 'caution' };

/** Automatic tire inflation. */
export function tireInflationContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { tireInflationStatus: status } = detail.trailer;
  return {
    ...drawerReading(detail, 'tireInflation', { value: status, installed }, context),
    text: status === null ? undefined : tireInflationStatus(status).label,
    tone: status === null ? undefined : (TIRE_INFLATION_TONE[status] ?? 'unknown'),
    hint: tireInflationHintOf(messages)[status ?? ''],
    lines: [],
  };
}

/** One light circuit as the section shows it. */
export interface BranchLook {
  id: LightBranch;
  label: string;
  circuit: string;
  state: string;
  meaning: string;
  tone: Tone;
}

/** The five circuits; N/A if not measured. Without the report only faulty circuits are known. */
export function lightBranches({ lights, trailer }: TrailerDetail, messages = TRAILER_DRAWER_MESSAGES): BranchLook[] {
  const troubles = Object.fromEntries(trailer.lightFaultCircuits.map(({ branch, state }) => [branch, state]));
  return LIGHT_BRANCHES.map(({ id, label, circuit }) => {
    const state: string | null | undefined = lights ? lights[id] : troubles[id];
    const word = state ? lightBranchState(state) : undefined;
    return {
      id,
      label,
      circuit,
      state: word?.label ?? 'N/A',
      meaning: word && 'meaning' in word ? word.meaning : messages.circuitNotMeasured,
      tone: severityTone(lightBranchSeverity(state as LightBranchState) ?? ''),
    };
  });
}

/** Lights: the number of faulty circuits. */
export function lightsContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { say = sayEnglish } = context;
  const { lightFault: fault } = detail.trailer;
  const branches = lightBranches(detail, messages);
  const bad = branches.filter(({ tone }) => tone === 'caution' || tone === 'critical');
  const good = branches.filter(({ tone }) => tone === 'good').length;
  const content = {
    ...drawerReading(detail, 'lights', { value: fault, installed }, context),
    lines: [],
  };
  const [first, ...others] = bad;
  if (first) {
    const tone = severityTone(lightSeverityOf(fault as LightFault) ?? '');
    const text = others.length === 0 ? messages.faultyCircuit(say(first.state)) : messages.faultyCircuits(bad.length);
    return {
      ...content,
      text,
      tone,
      hint: bad.map(({ label, state, meaning }) => messages.circuit(say(label), say(state), say(meaning))).join(' '),
    };
  }
  if (fault === 'none') {
    const text = good > 0 ? messages.ofGood(good, branches.length) : 'Good';
    return { ...content, text, tone: 'good', hint: messages.noCircuitFaults };
  }
  return {
    ...content,
    text: fault ? lightFaultWord(fault).label : undefined,
    tone: 'unknown',
    hint: messages.noCircuitsMeasured,
  };
}
