import {
  OTA_POLICY,
  type OtaConditions,
  type OtaPackage,
  type OtaPackageList,
  type OtaPlanInput,
  type OtaTarget,
  type OtaTargetInput,
} from '@gladhand/domain/ota';
import { useApiMutation } from '@gladhand/domain/react';
import {
  Banner,
  Dialog,
  MultiSelect,
  NumberField,
  SegmentedControl,
  Select,
  TextArea,
  TextField,
  type TypedValue,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useCustomerScope } from '../internal/ListPage/useCustomerScope';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { ConditionFields, fromTyped, toTyped } from './ConditionFields';
import { ConfirmTarget } from './ConfirmTarget';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { checkTarget, createCampaign } from './otaQueries';
import { parseStages } from './parseStages';

/** Conditions that suit most fleets. */
export const DEFAULT_CONDITIONS: OtaConditions = {
  untethered: false,
  minVolts: OTA_POLICY.defaultMinVolts,
  parkedMinutes: OTA_POLICY.defaultParkedMinutes,
  hours: null,
};
const { hoursBetweenStages, stopAbovePercent, judgedFromDevices, deadlineHours, maxAttempts } = OTA_POLICY;

interface CreateCampaignProps {
  package: OtaPackage;
  /** Versions that devices report. */
  reported: OtaPackageList['reported'];
  onClose: () => void;
  onCreated: (campaignId: string) => void;
}

/** Plans a campaign, checks its devices, and starts it after a confirmation. */
export function CreateCampaign({ package: chosen, reported, onClose, onCreated }: CreateCampaignProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const formId = useId();
  const scope = useCustomerScope();
  const [name, setName] = useState(`${chosen.name} ${chosen.version}`.slice(0, OTA_POLICY.campaignNameLength));
  const [by, setBy] = useState<'filter' | 'list'>('filter');
  const [customerId, setCustomerId] = useState<string | null>(null);
  const [fromVersions, setFromVersions] = useState<string[]>([]);
  const [days, setDays] = useState<TypedValue<number>>(null);
  const [list, setList] = useState('');
  const [stages, setStages] = useState(OTA_POLICY.defaultStagePercents.map((percent) => `${percent}%`).join(', '));
  const [between, setBetween] = useState<TypedValue<number>>(hoursBetweenStages.default);
  const [stop, setStop] = useState<TypedValue<number>>(stopAbovePercent.default);
  const [judged, setJudged] = useState<TypedValue<number>>(judgedFromDevices.default);
  const [deadline, setDeadline] = useState<TypedValue<number>>(deadlineHours.default);
  const [attempts, setAttempts] = useState<TypedValue<number>>(maxAttempts.default);
  const [conditions, setConditions] = useState(toTyped(DEFAULT_CONDITIONS));
  const [isTried, setIsTried] = useState(false);
  const [checked, setChecked] = useState<OtaTarget>();
  const checking = useApiMutation(checkTarget);
  const creating = useApiMutation(createCampaign);
  const versions = useMemo(
    () =>
      reported
        .filter(({ family, version }) => family === chosen.family && version !== chosen.version)
        .map(({ version }) => ({ value: version ?? '', label: version ?? messages.notReported })),
    [reported, chosen, messages],
  );

  const target: OtaTargetInput = {
    packageId: chosen.packageId,
    ...(by === 'list'
      ? { lines: list.split('\n') }
      : {
          customerId: customerId === null ? null : Number(customerId),
          fromVersions: fromVersions.length > 0 ? fromVersions : null,
          reportedWithinDays: typeof days === 'number' ? days : null,
        }),
  };
  const plan = planOf();

  function planOf(): OtaPlanInput | undefined {
    const parsed = parseStages(stages);
    const typed = fromTyped(conditions);
    const numbers = [between, stop, judged, deadline, attempts].map((one) => (typeof one === 'number' ? one : -1));
    if (!parsed || !typed || name.trim() === '' || numbers.some((one) => one < 0)) return undefined;
    const [hours = 0, abovePercent = 0, fromDevices = 0, hoursOfDeadline = 0, most = 0] = numbers;
    return {
      ...{ name: name.trim(), stages: parsed, hoursBetweenStages: hours, conditions: typed },
      ...{ stopAbovePercent: abovePercent, judgedFromDevices: fromDevices, deadlineHours: hoursOfDeadline },
      maxAttempts: most,
    };
  }

  function check(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!plan || checking.isPending) return;
    checking.mutate(target, { onSuccess: (found) => found && setChecked(found) });
  }

  if (checked && plan) {
    return (
      <FormDialog changed working={creating.isPending} onClose={onClose}>
        <ConfirmTarget
          package={chosen}
          target={checked}
          error={creating.error}
          working={creating.isPending}
          onBack={() => setChecked(undefined)}
          onConfirm={() =>
            creating.mutate(
              { target, plan, devices: checked.devices },
              { onSuccess: ({ campaignId }) => onCreated(campaignId) },
            )
          }
        />
      </FormDialog>
    );
  }
  return (
    <FormDialog changed={isTried || list !== ''} working={checking.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{messages.createTitle(`${chosen.name} ${chosen.version}`)}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <S.Form id={formId} noValidate onSubmit={check}>
          {checking.error && (
            <Banner tone="critical" title={messages.notDone}>
              {say(checking.error.message)}
            </Banner>
          )}
          <TextField
            label={messages.campaignName}
            required
            maxLength={OTA_POLICY.campaignNameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isTried && name.trim() === '' ? messages.enterName : undefined}
          />
          <SegmentedControl
            label={messages.targetBy}
            segments={[
              { value: 'filter', label: messages.byFilter },
              { value: 'list', label: messages.byList },
            ]}
            value={by}
            onChange={setBy}
          />
          {by === 'list' ? (
            <TextArea
              label={messages.list}
              hint={messages.listHint}
              value={list}
              onChange={(event) => setList(event.target.value)}
            />
          ) : (
            <S.Pair>
              <Select
                label={messages.customer}
                placeholder={messages.allCustomers}
                clearable
                options={scope.options.map(({ id, label }) => ({ value: String(id), label }))}
                value={customerId}
                onChange={setCustomerId}
              />
              <MultiSelect
                label={messages.fromVersions}
                placeholder={messages.allVersions}
                options={versions}
                value={fromVersions}
                onChange={setFromVersions}
              />
              <NumberField label={messages.reportedWithin} min={1} max={365} value={days} onChange={setDays} />
            </S.Pair>
          )}
          <TextField
            label={messages.stages}
            hint={messages.stagesHint}
            value={stages}
            onChange={(event) => setStages(event.target.value)}
            error={parseStages(stages) ? undefined : messages.badStages}
          />
          <S.Pair>
            <NumberField
              label={messages.hoursBetween}
              max={hoursBetweenStages.max}
              value={between}
              onChange={setBetween}
            />
            <NumberField label={messages.stopAbove} fractionDigits={1} max={100} value={stop} onChange={setStop} />
            <NumberField
              label={messages.judgedFrom}
              min={judgedFromDevices.min}
              max={judgedFromDevices.max}
              value={judged}
              onChange={setJudged}
            />
            <NumberField
              label={messages.deadline}
              min={deadlineHours.min}
              max={deadlineHours.max}
              value={deadline}
              onChange={setDeadline}
            />
            <NumberField
              label={messages.attempts}
              min={1}
              max={maxAttempts.max}
              value={attempts}
              onChange={setAttempts}
            />
          </S.Pair>
          <ConditionFields value={conditions} onChange={setConditions} />
        </S.Form>
      </Dialog.Body>
      <FormFooter formId={formId} submitLabel={messages.check} working={checking.isPending} onClose={onClose} />
    </FormDialog>
  );
}
