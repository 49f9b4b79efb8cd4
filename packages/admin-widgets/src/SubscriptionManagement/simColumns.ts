import { type SimSubscription, simState } from '@gladhand/domain/sims';
import type { GridCell, GridColumn } from '@gladhand/ui/grid';
import { vinCell } from '../internal/vinCell';
import { momentText, type Writing } from '../internal/writing';
import type { SUBSCRIPTION_MESSAGES } from './messages';
import { megabytes, monthText, requestText, usageText } from './simTexts';

/** Columns by which the server sorts. */
export const SIM_SORT_FIELDS = [
  ...['unitId', 'customerName', 'iccid', 'carrier', 'state', 'since', 'plan', 'usedMb'],
] as const;

interface ColumnContext {
  texts: typeof SUBSCRIPTION_MESSAGES;
  writing: Writing;
  now: Date;
  trailerHref: ((vin: string) => string) | undefined;
}

/** The columns of the list. */
export function simColumns({ texts, writing, now, trailerHref }: ColumnContext): GridColumn<SimSubscription>[] {
  const columns: GridColumn<SimSubscription>[] = [
    {
      ...{ id: 'unitId', title: texts.unitId, width: 130 },
      cell: ({ unitId }) => ({ text: unitId, look: 'strong' }),
    },
    {
      ...{ id: 'vin', title: texts.vin, width: 180, linksElsewhere: true },
      cell: ({ vin }) => vinCell(vin, trailerHref?.(vin)),
    },
    {
      ...{ id: 'state', title: texts.status, width: 110 },
      cell: ({ state }) => stateCell(state, writing.say(simState(state).label)),
    },
    {
      ...{ id: 'request', title: texts.change, width: 370 },
      cell: ({ request }) => changeCell(requestText(request, now, texts, writing)),
    },
    { id: 'plan', title: texts.plan, width: 110, cell: ({ plan }) => ({ text: plan.name }) },
    {
      ...{ id: 'usedMb', title: texts.dataUsed, width: 230 },
      cell: (sim) => usageCell(sim, texts, writing.locale),
    },
    {
      ...{ id: 'usageMonth', title: texts.billingMonth, width: 190 },
      cell: (sim) => ({ text: monthText(sim, texts, writing.locale), look: 'quiet' }),
    },
    { id: 'since', title: texts.since, width: 150, cell: ({ since }) => ({ text: momentText(since, writing) }) },
    {
      ...{ id: 'until', title: texts.until, width: 150 },
      cell: ({ until }) =>
        until ? { text: momentText(until, writing) } : { text: texts.noEnd, look: 'quiet', state: 'absent' },
    },
    { id: 'customerName', title: texts.customer, width: 160, cell: ({ customerName }) => ({ text: customerName }) },
    { id: 'iccid', title: texts.iccid, width: 190, cell: ({ iccid }) => ({ text: iccid, look: 'code' }) },
    { id: 'carrier', title: texts.carrier, width: 150, cell: ({ carrier }) => ({ text: carrier }) },
    {
      ...{ id: 'lastReport', title: texts.lastReport, width: 150 },
      cell: ({ lastReport }) =>
        lastReport ? { text: momentText(lastReport, writing) } : { text: texts.neverReported, state: 'missing' },
    },
  ];
  const sortable = new Set<string>(SIM_SORT_FIELDS);
  return columns.map((column) => ({ ...column, sortable: sortable.has(column.id) }));
}

function stateCell(state: string, text: string): GridCell {
  if (state === 'active') return { text };
  return state === 'suspended' ? { text, tone: 'unknown', look: 'pill' } : { text, look: 'quiet' };
}

function changeCell(change: ReturnType<typeof requestText>): GridCell {
  if (!change) return { text: '-', state: 'absent' };
  const { text, stage } = change;
  if (stage === 'pending') return { text, hint: text };
  return { text, hint: text, tone: stage === 'refused' ? 'critical' : 'caution' };
}

function usageCell(sim: SimSubscription, texts: typeof SUBSCRIPTION_MESSAGES, locale: string): GridCell {
  const text = usageText(sim, texts, locale);
  const hint = monthText(sim, texts, locale);
  if (sim.usedMb == null) return { text, state: 'missing', hint };
  if (sim.overMb === 0) return { text, hint, amount: sim.usedMb };
  const over = texts.overBy(megabytes(sim.overMb, locale));
  return { text: over, unit: ` · ${text}`, tone: 'caution', hint: `${over}\n${text}\n${hint}`, amount: sim.usedMb };
}
