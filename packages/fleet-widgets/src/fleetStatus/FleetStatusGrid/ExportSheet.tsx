import { Menu, type OnDemandMenuState, useMessages } from '@gladhand/ui';
import type { ExportFormat } from './ExportMenu';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';

interface ExportSheetProps extends OnDemandMenuState {
  onExport: (format: ExportFormat) => void;
}

/** The list of formats. Its code loads with the first opening. */
export function ExportSheet({ trigger, open, onOpenChange, onExport }: ExportSheetProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={() => onExport('xlsx')}>{messages.exportToExcel}</Menu.Item>
        <Menu.Item onSelect={() => onExport('csv')}>{messages.exportToCsv}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
