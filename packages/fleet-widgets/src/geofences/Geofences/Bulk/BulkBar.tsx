import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { Button, Icon, IconButton, Menu, useMessages, XIcon } from '@gladhand/ui';
import * as S from './Bulk.styles';
import type { BulkChange } from './bulkChange';
import { BULK_MESSAGES } from './messages';

interface BulkBarProps {
  count: number;
  onChange: (kind: BulkChange['kind']) => void;
  onClear: () => void;
}

const CHANGES = ['activate', 'deactivate', 'category'] as const;

/** What can be done with the selected geofences. */
export function BulkBar({ count, onChange, onClear }: BulkBarProps) {
  const messages = useMessages(BULK_MESSAGES);
  const formats = useReadingFormats();

  const { can } = useWidgetHost();
  return (
    <S.Bar role="group" aria-label={messages.actions}>
      <span role="status">{messages.selected(formats.count(count))}</span>
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <Button size="xsmall" disabled={!can('changeGeofences')}>
            {messages.change}
          </Button>
        </Menu.Trigger>
        <Menu.Content>
          {CHANGES.map((kind) => (
            <Menu.Item key={kind} onSelect={() => onChange(kind)}>
              {messages[kind]}
            </Menu.Item>
          ))}
          <Menu.Item tone="critical" onSelect={() => onChange('delete')}>
            {messages.delete}
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <IconButton kind="quiet" label={messages.clear} icon={<Icon icon={XIcon} />} onClick={onClear} />
    </S.Bar>
  );
}
