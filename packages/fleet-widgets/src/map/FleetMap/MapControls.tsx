import { GlobeIcon, Icon, IconButton, Maximize2Icon, MinusIcon, PlusIcon, useMessages } from '@gladhand/ui';
import { memo, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { MAP_MESSAGES } from '../messages';

interface MapControlsProps {
  onZoom: (steps: number) => void;
  onFit: () => void;
  /** Label of the button that fits the content into view. @default 'Show all trailers' */
  fitLabel?: string;
  /** Switches between the map and satellite images; undefined without them. */
  onImagery?: ((isShown: boolean) => void) | undefined;
  /** A button that turns a layer of the map on or off. */
  layer?: ReactNode;
}

/** Buttons on the map for everyone who doesn't drag or pinch. They don't depend on its content. */
export const MapControls = memo(function MapControls(props: MapControlsProps) {
  const messages = useMessages(MAP_MESSAGES);

  const { onZoom, onFit, fitLabel = messages.showAllTrailers, onImagery, layer } = props;
  const [isImagery, setIsImagery] = useState(false);
  return (
    <Corner>
      <Group>
        <IconButton
          icon={<Icon icon={PlusIcon} />}
          label={messages.zoomIn}
          kind="quiet"
          tooltipSide="inline-end"
          onClick={() => onZoom(1)}
        />
        <IconButton
          icon={<Icon icon={MinusIcon} />}
          label={messages.zoomOut}
          kind="quiet"
          tooltipSide="inline-end"
          onClick={() => onZoom(-1)}
        />
      </Group>
      <Group>
        <IconButton
          icon={<Icon icon={Maximize2Icon} />}
          label={fitLabel}
          kind="quiet"
          tooltipSide="inline-end"
          onClick={onFit}
        />
      </Group>
      {onImagery && (
        <Group>
          <IconButton
            icon={<Icon icon={GlobeIcon} />}
            label={messages.satellite}
            kind="quiet"
            tooltipSide="inline-end"
            pressed={isImagery}
            onClick={() => {
              setIsImagery(!isImagery);
              onImagery(!isImagery);
            }}
          />
        </Group>
      )}
      {layer && <Group>{layer}</Group>}
    </Corner>
  );
});

const Corner = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  display: grid;
  gap: 8px;
`;

const Group = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
`;
