import { Icon, IconButton, MapPinIcon, useMessages, XIcon } from '@gladhand/ui';
import { styled } from 'styled-components';
import { MAP_MESSAGES } from '../messages';
import { Note } from './FleetMap.styles';

/** Names the place that the map was moved to. */
export function PlaceNote({ name, onClose }: { name: string; onClose: (() => void) | undefined }) {
  const messages = useMessages(MAP_MESSAGES);
  return (
    <PlaceBox role="status">
      <Icon icon={MapPinIcon} />
      <span>{messages.near(name)}</span>
      {onClose && (
        <IconButton
          size="small"
          kind="quiet"
          label={messages.closePlace}
          icon={<Icon icon={XIcon} />}
          onClick={onClose}
        />
      )}
    </PlaceBox>
  );
}

const PlaceBox = styled(Note)`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding-inline-end: 4px;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
