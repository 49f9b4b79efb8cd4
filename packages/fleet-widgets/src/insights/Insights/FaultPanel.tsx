import {
  addFigures,
  INSIGHT_SYSTEMS,
  type InsightFigures,
  type InsightPeriod,
  type InsightSystem,
  type Insights,
  meanRepairMs,
  systemFigures,
} from '@gladhand/domain/insights';
import { Button, Table, useMessages } from '@gladhand/ui';
import { tableOf } from './fileTables';
import * as S from './Insights.styles';
import type { ListedInsight } from './insightsView';
import { INSIGHTS_MESSAGES } from './messages';
import { Panel } from './Panel';
import { useInsightFormats } from './useInsightFormats';

interface FaultPanelProps {
  insights: Insights;
  onList: (list: ListedInsight) => void;
}

const HOUR_MS = 3_600_000;
const ROWS: readonly (InsightSystem | undefined)[] = [...INSIGHT_SYSTEMS, undefined];

/** Hours with a fault and the mean time to repair by system, next to those of the other period. */
export function FaultPanel({ insights: { period, against }, onList }: FaultPanelProps) {
  const messages = useMessages(INSIGHTS_MESSAGES);
  const write = useInsightFormats();
  const now = sumOf(period);
  const before = against ? sumOf(against) : undefined;
  const rows = ROWS.map((system) => ({
    ...{ system, name: system ? messages.systems[system] : messages.all },
    ...{ now: systemFigures(now, system), before: before && systemFigures(before, system) },
    trailers: period.faultyTrailers[system ?? 'all'] ?? 0,
  }));
  const all = systemFigures(now);
  const allBefore = before && systemFigures(before);
  const { title, about } = messages.panels.faults;
  const repair = (figures: ReturnType<typeof systemFigures>) => {
    const ms = meanRepairMs(figures);
    return ms === null ? '-' : write.duration(ms);
  };
  const hours = (ms: number) => Math.round(ms / HOUR_MS);
  return (
    <Panel
      title={title}
      about={about}
      value={write.hours(all.faultMs)}
      change={allBefore && write.percent(all.faultMs, allBefore.faultMs, write.hours(allBefore.faultMs))}
      table={() =>
        tableOf(
          [
            ...[messages.system, `${messages.hours} (h)`, `${messages.hours}, ${messages.before} (h)`],
            ...[
              `${messages.repairFull} (h)`,
              `${messages.repairFull}, ${messages.before} (h)`,
              messages.faultyTrailers,
            ],
          ],
          rows.map((row) => [
            ...[row.name, hours(row.now.faultMs), row.before ? hours(row.before.faultMs) : null],
            ...[row.now, row.before].map((figures) => {
              const ms = figures ? meanRepairMs(figures) : null;
              return ms === null ? null : hours(ms);
            }),
            row.trailers,
          ]),
        )
      }
    >
      <S.Scroller role="group" aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{messages.system}</th>
              <th scope="col" data-align="end">
                {messages.hours}
              </th>
              {before && (
                <th scope="col" data-align="end">
                  {messages.before}
                </th>
              )}
              <th scope="col" data-align="end">
                {messages.repair}
              </th>
              {before && (
                <th scope="col" data-align="end">
                  {messages.before}
                </th>
              )}
              <th scope="col" data-align="end">
                {messages.faultyTrailers}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.system ?? 'all'}>
                <th scope="row">{row.name}</th>
                <td data-align="end">{write.formats.count(hours(row.now.faultMs))}</td>
                {row.before && <S.Muted data-align="end">{write.formats.count(hours(row.before.faultMs))}</S.Muted>}
                <td data-align="end">
                  <bdi>{repair(row.now)}</bdi>
                </td>
                {row.before && (
                  <S.Muted data-align="end">
                    <bdi>{repair(row.before)}</bdi>
                  </S.Muted>
                )}
                <td data-align="end">
                  {row.trailers === 0 ? (
                    write.formats.count(0)
                  ) : (
                    <S.Linked>
                      <Button
                        kind="link"
                        size="xsmall"
                        aria-label={`${row.name}: ${messages.trailers(row.trailers, write.formats.count(row.trailers))}`}
                        onClick={() =>
                          onList({ measure: 'faults', system: row.system ?? null, from: period.from, to: period.to })
                        }
                      >
                        {write.formats.count(row.trailers)}
                      </Button>
                    </S.Linked>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </S.Scroller>
    </Panel>
  );
}

const sumOf = ({ days }: InsightPeriod): InsightFigures => addFigures(days.map(({ figures }) => figures));
