import { lazyPart, OnDemandMenu, type OnDemandMenuProps } from '@gladhand/ui';

const ExportSheet = lazyPart(() => import('./ExportSheet').then((module) => module.ExportSheet));

/** Formats of an exported file, by their ending. */
export type ExportFormat = 'xlsx' | 'csv';

interface ExportMenuProps {
  /** The button that opens the menu. */
  trigger: OnDemandMenuProps['trigger'];
  onExport: (format: ExportFormat) => void;
}

/** The formats of an export. */
export function ExportMenu({ trigger, onExport }: ExportMenuProps) {
  return <OnDemandMenu trigger={trigger}>{(menu) => <ExportSheet {...menu} onExport={onExport} />}</OnDemandMenu>;
}
