import { Icon, IconButton, Maximize2Icon, MinusIcon, PlusIcon } from '@gladhand/ui';
import { memo } from 'react';
import { styled } from 'styled-components';

interface MapControlsProps {
  onZoom: (steps: number) => void;
  onFit: () => void;
  /** What is fitted into view. @default 'Show all trailers' */
  fitLabel?: string;
}

/** Buttons over the map, for everybody who does not drag or pinch. They know nothing of what the map shows. */
export const MapControls = memo(function MapControls(props: MapControlsProps) {
  const { onZoom, onFit, fitLabel = 'Show all trailers' } = props;
  return (
    <Corner>
      <Group>
        <IconButton
          icon={<Icon icon={PlusIcon} />}
          label="Zoom in"
          kind="quiet"
          tooltipSide="inline-end"
          onClick={() => onZoom(1)}
        />
        <IconButton
          icon={<Icon icon={MinusIcon} />}
          label="Zoom out"
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
