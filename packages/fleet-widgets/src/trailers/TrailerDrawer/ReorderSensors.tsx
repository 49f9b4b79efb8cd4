import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import {
  DEFAULT_SENSOR_ORDER,
  type DeviceFamily,
  type DrawerSection,
  deviceTypeOf,
  orderSensors,
  reorderSensors,
} from '@gladhand/domain/trailers';
import { Banner, Button, Drawer, FieldIcon, SortableList, useMessages } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { saveOrder } from '../../internal/sensorOrder';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import { SENSOR_ICON } from './sensorContents';

interface ReorderSensorsProps {
  deviceTypeId: number;
  /** All sections of the trailer. Those of its installed sensors can be ordered. */
  sections: readonly DrawerSection[];
  /** The saved order; undefined: the default one. */
  order: readonly number[] | undefined;
  onDone: () => void;
}

/** Orders the sections, for the user and every trailer with a device of this type. */
export function ReorderSensors({ deviceTypeId, sections, order, onDone }: ReorderSensorsProps) {
  const messages = useMessages(TRAILER_DRAWER_MESSAGES);

  const { notify } = useWidgetHost();
  const deviceType = deviceTypeOf(deviceTypeId);
  const inOrder = (ids: readonly number[], saved: readonly number[] | undefined) =>
    orderSensors(ids, deviceTypeId as DeviceFamily, saved);
  /** The order of all sensors of this device type before anything is moved. */
  const [former, setFormer] = useState(order);
  const [ids, setIds] = useState(() =>
    inOrder(
      sections.filter(({ installed }) => installed).map(({ type }) => type.id),
      order,
    ),
  );
  const save = useApiMutation(saveOrder);
  const items = ids.flatMap((id) => {
    const section = sections.find(({ type }) => type.id === id);
    return section ? [{ id: String(id), label: section.type.section, sensor: section.type.id }] : [];
  });

  function submit() {
    const every = inOrder([...(former ?? []), ...DEFAULT_SENSOR_ORDER[deviceType]], former);
    const next = reorderSensors(every, ids);
    const input = deviceType === 'Morey' ? { moreySensorOrder: next } : { xirgoSensorOrder: next };
    save.mutate(input, {
      onSuccess: () => {
        notify({
          tone: 'good',
          title: messages.sensorOrderSaved,
          detail: messages.orderSavedHint(deviceType),
        });
        onDone();
      },
    });
  }

  return (
    <>
      <Scroll>
        {save.error && (
          <Banner tone="critical" title={messages.orderNotSaved}>
            {save.error.message}
          </Banner>
        )}
        <Note>{messages.orderHint(deviceType)}</Note>
        <SortableList
          label={messages.sensors}
          items={items}
          onChange={(next) => setIds(next.map(({ sensor }) => sensor))}
          renderItem={({ label, sensor }) => (
            <Row>
              <FieldIcon name={SENSOR_ICON[sensor]} size={18} />
              {label}
            </Row>
          )}
          disabled={save.isPending}
        />
      </Scroll>
      <Drawer.Footer>
        <Button
          kind="quiet"
          disabled={save.isPending}
          onClick={() => {
            setFormer(undefined);
            setIds(inOrder(ids, undefined));
          }}
        >
          {messages.defaultOrder}
        </Button>
        <Button disabled={save.isPending} onClick={onDone}>
          {messages.cancel}
        </Button>
        <Button kind="primary" working={save.isPending} onClick={submit}>
          {messages.saveOrder}
        </Button>
      </Drawer.Footer>
    </>
  );
}

const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`;

const Note = styled.p`
  margin: 0;
  padding: 10px 16px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
`;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;
