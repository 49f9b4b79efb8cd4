import type { FileTable } from '@gladhand/domain/files';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { ExportPanel } from './ExportPanel';
import * as S from './Insights.styles';

interface PanelProps {
  title: string;
  /** What is measured. */
  about: string;
  /** The number of the period. */
  value?: ReactNode;
  /** How it differs from the other period. */
  change?: ReactNode;
  /** The values as a table for a file; without it there is nothing to export. */
  table?: (() => FileTable) | undefined;
  children: ReactNode;
}

/** A measure with its number, its chart and its file. */
export function Panel({ title, about, value, change, table, children }: PanelProps) {
  const titleId = useId();
  return (
    <S.Panel aria-labelledby={titleId}>
      <S.PanelHead>
        <h2 id={titleId}>{title}</h2>
        <span>{about}</span>
        {table && <ExportPanel title={title} table={table} />}
      </S.PanelHead>
      {value !== undefined && (
        <S.Figure>
          <strong>
            <bdi>{value}</bdi>
          </strong>
          {change && (
            <span>
              <bdi>{change}</bdi>
            </span>
          )}
        </S.Figure>
      )}
      {children}
    </S.Panel>
  );
}
