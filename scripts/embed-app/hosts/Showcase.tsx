import { WidgetHost } from '@gladhand/domain/react';
import { FleetStatusGrid } from '@gladhand/fleet-widgets/fleet-status';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  Icon,
  IconButton,
  PlusIcon,
  RadioGroup,
  SegmentedControl,
  Select,
  StatusPill,
  Switch,
  TextField,
  ThemeScope,
} from '@gladhand/ui';
import { api } from './server';

function Controls() {
  return (
    <div style={{ display: 'grid', gap: 12, padding: 16, gridTemplateColumns: '1fr 1fr', inlineSize: 720 }}>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <Button kind="primary">Save</Button>
        <Button>OK</Button>
        <IconButton label="Add" icon={<Icon icon={PlusIcon} />} />
        <StatusPill tone="critical">Critical</StatusPill>
      </div>
      <SegmentedControl
        label="Units"
        value="us"
        onChange={() => undefined}
        segments={[
          { value: 'us', label: 'US' },
          { value: 'metric', label: 'Metric' },
        ]}
      />
      <TextField label="Name" hint="As on the unit." defaultValue="R-2207" />
      <Select
        label="Type"
        value="van"
        onChange={() => undefined}
        options={[
          { value: 'van', label: 'Dry van' },
          { value: 'reefer', label: 'Reefer' },
        ]}
      />
      <Checkbox label="Door sensor" hint="Installed in May." defaultChecked />
      <Switch label="Live" defaultChecked />
      <RadioGroup
        label="Load"
        value="empty"
        onChange={() => undefined}
        options={[
          { value: 'empty', label: 'Empty' },
          { value: 'loaded', label: 'Loaded' },
        ]}
      />
      <Banner tone="caution" title="The connection is slow" />
    </div>
  );
}

function AskDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Open dialog</Button>
      </Dialog.Trigger>
      <Dialog.Content width="small">
        <Dialog.Header>
          <Dialog.Title>Rename trailer</Dialog.Title>
          <Dialog.Description>R-2207</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <TextField label="New name" />
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** What every host page shows: controls, a dialog and the fleet grid. */
export function Showcase({ nonce }: { nonce?: string | undefined }) {
  return (
    <ThemeScope nonce={nonce} style={{ inlineSize: 1100 }} data-showcase="">
      <WidgetHost api={api} timeZone="America/Chicago">
        {/* Whole pixels, so that the grid below begins on one, as it does on every host. */}
        <div data-part="controls" style={{ blockSize: 440 }}>
          <Controls />
        </div>
        <div style={{ padding: 16 }}>
          <AskDialog />
        </div>
        <div data-part="grid" style={{ display: 'flex', flexDirection: 'column', blockSize: 420 }}>
          <FleetStatusGrid />
        </div>
      </WidgetHost>
    </ThemeScope>
  );
}
