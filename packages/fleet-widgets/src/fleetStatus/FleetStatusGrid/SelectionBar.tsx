import { useWidgetHost } from '@gladhand/domain/react';
import { Button, useLocale, useMessages } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ExportFormat, ExportMenu } from './ExportMenu';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import { MAX_EXPORTED, type Selection } from './useSelection';

interface SelectionBarProps {
  selection: Selection;
  /** Further actions for the selected trailers. */
  actions: ReactNode;
  onExport: (format: ExportFormat) => void;
}

/** The number of selected trailers, and what can be done with them. */
export function SelectionBar({ selection: { trailers, clear }, actions, onExport }: SelectionBarProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const locale = useLocale();

  const { notify } = useWidgetHost();
  const isTooMany = trailers.length > MAX_EXPORTED;
  const copyVins = async () => {
    const vins = trailers.map(({ vin }) => vin);
    try {
      await navigator.clipboard.writeText(vins.join('\n'));
      notify({ tone: 'good', title: messages.vinsCopied(vins.length.toLocaleString(locale)) });
    } catch {
      notify({
        tone: 'critical',
        title: messages.vinsNotCopied,
        detail: messages.clipboardBlocked,
      });
    }
  };
  return (
    <Bar role="toolbar" aria-label={messages.selection}>
      <strong>{messages.selectedCount(trailers.length)}</strong>
      {actions}
      <ExportMenu
        onExport={onExport}
        trigger={
          <Button
            kind="link"
            size="xsmall"
            disabled={isTooMany}
            title={isTooMany ? messages.tooManyToExport(MAX_EXPORTED) : undefined}
          >
            {messages.exportSelected}
          </Button>
        }
      />
      <Button kind="link" size="xsmall" onClick={copyVins}>
        {messages.copyVins}
      </Button>
      <Button kind="link" size="xsmall" onClick={clear}>
        {messages.clearSelection}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;
