import {
  absCodeMeaning,
  LIGHT_BRANCHES,
  type LightBranch,
  lightBranchState,
  lightFaultWord,
  severityLevel,
  type TrailerDetail,
  tireInflationStatus,
} from '@gladhand/domain';
import type { Tone } from '@gladhand/ui';
import { faultCode, faultTitle } from '../internal/absFaults';
import { type DrawerContext, drawerReading, type SensorContent, toneOf } from './SensorContent';

/** Anti-lock brakes: no fault, or the worst that is active. */
export function absContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { trailer } = detail;
  const { absFaultSeverityLevel: level, absFaultDescription, absFaultSpn, absFaultFmi, absOdometer } = trailer;
  const reading = drawerReading(
    detail,
    { kind: 'abs', value: level, reportedAt: trailer.absReportedAt, installed },
    context,
  );
  const active = level !== null && level !== 'GOOD';
  const numbers = { spn: absFaultSpn, fmi: absFaultFmi };
  const { faultTypeId, description } = absCodeMeaning(numbers);
  const fault = { ...numbers, faultTypeId, faultDescription: absFaultDescription ?? description };
  const code = faultCode(numbers);
  return {
    reading,
    kind: 'abs',
    text: active ? severityLevel(level).label : 'No faults',
    tone: toneOf(level),
    hint: active ? 'An ABS fault is active.' : 'No ABS fault is active.',
    fault: [
      { id: 'fault', term: 'Fault', value: active ? faultTitle(fault, context.hasFeature) : 'None' },
      ...(code ? [{ id: 'code', term: 'Fault code', value: code }] : []),
    ],
    lines:
      absOdometer === null ? [] : [{ id: 'odometer', term: 'ABS Odometer', value: `${tenths.format(absOdometer)} mi` }],
  };
}

const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const TIRE_INFLATION_HINT: Readonly<Record<string, string>> = {
  stable: 'Air has not flowed for longer than a healthy system needs.',
  unstable: 'Air has flowed for 10 minutes or more, or the system is unplugged.',
  notAvailable: 'The system did not say how it is.',
};
const TIRE_INFLATION_TONE: Readonly<Record<string, Tone>> = { stable: 'good', unstable: 'caution' };

/** Automatic tire inflation. */
export function tireInflationContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { tireInflationStatus: status, tireInflationReportedAt: reportedAt } = detail.trailer;
  return {
    reading: drawerReading(detail, { kind: 'tireInflation', value: status, reportedAt, installed }, context),
    kind: 'tireInflation',
    text: status === null ? undefined : tireInflationStatus(status).label,
    tone: status === null ? undefined : (TIRE_INFLATION_TONE[status] ?? 'unknown'),
    hint: TIRE_INFLATION_HINT[status ?? ''],
    lines: [],
  };
}

/** One light branch as the section shows it. */
export interface BranchLook {
  id: LightBranch;
  label: string;
  circuit: string;
  state: string;
  meaning: string;
  tone: Tone;
}

const BRANCH_TONE: Readonly<Record<string, Tone>> = {
  good: 'good',
  intermittent: 'caution',
  lowCurrent: 'caution',
  highCurrent: 'critical',
};

/** The five branches; what was not measured is N/A. Without the report itself only those in trouble are known. */
export function lightBranches({ lights, trailer }: TrailerDetail): BranchLook[] {
  const troubles = Object.fromEntries(trailer.lightFaultCircuits.map((circuit) => circuit.split(': ')));
  return LIGHT_BRANCHES.map(({ id, label, circuit }) => {
    const state: string | null | undefined = lights ? lights[id] : troubles[id];
    const word = state ? lightBranchState(state) : undefined;
    return {
      id,
      label,
      circuit,
      state: word?.label ?? 'N/A',
      meaning: word && 'meaning' in word ? word.meaning : 'This branch was not measured.',
      tone: BRANCH_TONE[state ?? ''] ?? 'unknown',
    };
  });
}

/** Lights: how many branches are in trouble. */
export function lightsContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { lightFault: fault, lightsReportedAt: reportedAt } = detail.trailer;
  const branches = lightBranches(detail);
  const bad = branches.filter(({ tone }) => tone === 'caution' || tone === 'critical');
  const good = branches.filter(({ tone }) => tone === 'good').length;
  const content = {
    reading: drawerReading(detail, { kind: 'lights', value: fault, reportedAt, installed }, context),
    kind: 'lights' as const,
    lines: [],
  };
  const [first, ...others] = bad;
  if (first) {
    const tone = bad.some((branch) => branch.tone === 'critical') || bad.length > 1 ? 'critical' : 'caution';
    const text = others.length === 0 ? `1 ${first.state.toLowerCase()}` : `${bad.length} faults`;
    return {
      ...content,
      text,
      tone,
      hint: bad.map(({ label, state, meaning }) => `${label}: ${state}. ${meaning}`).join(' '),
    };
  }
  if (fault === 'none') {
    const text = good > 0 ? `${good} of ${branches.length} good` : 'Good';
    return { ...content, text, tone: 'good', hint: 'No branch that was measured is in trouble.' };
  }
  return {
    ...content,
    text: fault ? lightFaultWord(fault).label : undefined,
    tone: 'unknown',
    hint: 'No branch was measured.',
  };
}
