import { ApiErrorCode } from '@gladhand/domain';
import {
  ANNUAL_INSPECTION,
  PLANNED_WORK_POLICY,
  type PlannedWorkTemplate,
  workTemplateProblems,
} from '@gladhand/domain/maintenance';
import { useApiMutation } from '@gladhand/domain/react';
import { TRAILER_TYPES } from '@gladhand/domain/trailers';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  MultiSelect,
  NumberField,
  TextField,
  type TypedValue,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { saveTemplate } from '../../internal/maintenanceQueries';
import { PLANNED_WORK_MESSAGES } from './messages';
import * as S from './PlannedWork.styles';
import { useTemplateText } from './useTemplateText';

interface TemplateFormProps {
  customerId: number;
  /** Undefined for a new one. */
  template: PlannedWorkTemplate | undefined;
  onClose: () => void;
}

/** Adds or changes planned work. What was typed stays until it is saved. */
export function TemplateForm({ customerId, template, onClose }: TemplateFormProps) {
  const messages = useMessages(PLANNED_WORK_MESSAGES);
  const say = useWords();
  const { intervals } = useTemplateText();
  const formId = useId();
  const isBuiltIn = template?.id === ANNUAL_INSPECTION.id;
  const [name, setName] = useState(template?.name ?? '');
  const [types, setTypes] = useState<string[]>((template?.trailerTypes ?? []).map(String));
  const [everyMonths, setMonths] = useState<TypedValue<number>>(template?.everyMonths ?? null);
  const [everyMiles, setMiles] = useState<TypedValue<number>>(template?.everyMiles ?? null);
  const [everyEngineHours, setHours] = useState<TypedValue<number>>(template?.everyEngineHours ?? null);
  const [isOn, setIsOn] = useState(template?.isOn ?? true);
  const [version, setVersion] = useState(template?.version ?? 0);
  const [isTried, setIsTried] = useState(false);
  const options = useMemo(
    () => TRAILER_TYPES.map(({ id, label }) => ({ value: String(id), label: say(label) })),
    [say],
  );
  const save = useApiMutation(saveTemplate);
  const typed = {
    ...{ name, trailerTypes: types.map(Number), everyMonths: numberOf(everyMonths) },
    ...{ everyMiles: numberOf(everyMiles), everyEngineHours: numberOf(everyEngineHours) },
  };
  const problems = workTemplateProblems(typed);
  const errorOf = (field: keyof typeof problems) => {
    const problem = problems[field];
    return isTried && problem ? say(problem) : undefined;
  };
  const isOutdated = save.error?.code === ApiErrorCode.Conflict;
  const current = save.error?.details?.current as PlannedWorkTemplate | null | undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (save.isPending || Object.keys(problems).length > 0) return;
    save.mutate(
      { customerId, id: template?.id, version, ...typed, isOn },
      {
        onSuccess: onClose,
        onError({ details }) {
          const present = details?.current as PlannedWorkTemplate | undefined;
          if (present) setVersion(present.version);
        },
      },
    );
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !save.isPending && onClose()}>
      {/* A press next to the dialog must not discard a half-filled form. */}
      <Dialog.Content aria-describedby={undefined} onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{template ? messages.editWork : messages.newWork}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={submit}>
            {isOutdated ? (
              <Banner tone="caution" title={messages.changedElsewhere}>
                {current
                  ? messages.changedElsewhereHint(`${current.name}, ${intervals(current)}`)
                  : messages.deletedElsewhere}
              </Banner>
            ) : (
              save.error && <Banner tone="critical" title={save.error.message || messages.notSaved} />
            )}
            {isBuiltIn ? (
              <div>
                <strong>{say(ANNUAL_INSPECTION.name)}</strong>
                <div>{messages.builtIn(ANNUAL_INSPECTION.source)}</div>
              </div>
            ) : (
              <TextField
                label={messages.name}
                required
                maxLength={PLANNED_WORK_POLICY.nameLength}
                counted={false}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
                error={errorOf('name')}
              />
            )}
            <MultiSelect
              label={messages.types}
              hint={messages.typesHint}
              options={options}
              value={types}
              onChange={setTypes}
              error={errorOf('trailerTypes')}
            />
            {!isBuiltIn && (
              <>
                <S.Pair>
                  <NumberField
                    label={messages.everyMonths}
                    value={everyMonths}
                    onChange={setMonths}
                    error={errorOf('everyMonths')}
                  />
                  <NumberField
                    label={messages.everyMiles}
                    unit="mi"
                    value={everyMiles}
                    onChange={setMiles}
                    error={errorOf('everyMiles')}
                  />
                  <NumberField
                    label={messages.everyEngineHours}
                    unit="h"
                    value={everyEngineHours}
                    onChange={setHours}
                    error={errorOf('everyEngineHours')}
                  />
                </S.Pair>
                <S.Quiet>{messages.firstCounts}</S.Quiet>
              </>
            )}
            <Checkbox label={messages.isOn} checked={isOn} onChange={(event) => setIsOn(event.currentTarget.checked)} />
          </S.Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={save.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} working={save.isPending}>
            {messages.save}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** A text that isn't a number is no valid interval. */
const numberOf = (value: TypedValue<number>): number | null => (value === '' ? Number.NaN : value);
