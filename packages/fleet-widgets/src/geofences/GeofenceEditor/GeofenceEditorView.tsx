import {
  type Bounds,
  draftProblems,
  draftShape,
  editShape,
  type GeofenceShape,
  ringsOf,
  type ShapeAction,
  type ShapeDraft,
  shapeBounds,
  startShapeEdit,
} from '@gladhand/domain/geofences';
import { Banner, Button, ChevronLeftIcon, Dialog, Icon, useMessages } from '@gladhand/ui';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import { useLeaving } from '../../internal/useLeaving';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapBounds, MapEngineFactory } from '../../map/mapEngine';
import type { MapPoint } from '../../map/mapFeatures';
import { ConflictBar } from './ConflictBar';
import { DetailsFields } from './DetailsFields';
import * as S from './GeofenceEditor.styles';
import type { EditedGeofence, GeofenceEntry, SaveOutcome, SaveParams } from './geofenceEntry';
import { checkFields, entryOf, fieldsOf, type GeofenceFields } from './geofenceForm';
import { GEOFENCE_EDITOR_MESSAGES } from './messages';
import type { NamedShape } from './ShapeEditor/OtherShapes';
import { ShapeEditor } from './ShapeEditor/ShapeEditor';
import { useShapeFacts } from './ShapeEditor/useShapeFacts';
import { ShapeSummary } from './ShapeSummary';
import { type EditorStep, StepMark } from './StepMark';

export interface GeofenceEditorViewProps extends LocalizedProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /** The geofence to edit; undefined for a new one. */
  geofence?: EditedGeofence | undefined;
  /** A place at which a new geofence begins, as a circle with its name. */
  start?: { lat: number; lng: number; name: string } | undefined;
  /** Categories to choose from, with their labels in the user's language. Keep the array while nothing changes. */
  categories: readonly CategoryChoice[];
  /** Other geofences of the customer, to see overlaps and to snap to. @default none */
  others?: readonly NamedShape[] | undefined;
  /** Positions of trailers, to count those inside. @default not counted */
  trailers?: readonly MapPoint[] | undefined;
  /** Where a new shape is drawn: west, south, east, north. @default North America */
  around?: MapBounds | undefined;
  /** A field for places in place of the one for coordinates, e.g. with a geocoder. */
  placeSearch?: ((goTo: (place: MapPoint) => void) => ReactNode) | undefined;
  /** Saves an entry. If it rejects, saving has failed. */
  onSave: (entry: GeofenceEntry, params: SaveParams) => Promise<SaveOutcome>;
  onClose: () => void;
}

/**
 * Creates or edits a geofence in two steps: its shape on a map or in a table, then its details. Nothing is saved before
 * the last button, and failures keep all entries.
 */
export function GeofenceEditorView({ messages, ...props }: GeofenceEditorViewProps) {
  return (
    <WidgetTexts messages={messages}>
      <GeofenceEditorDialog {...props} />
    </WidgetTexts>
  );
}

const NO_SHAPES: readonly NamedShape[] = [];
/** A truck stop or a small yard. */
const START_RADIUS_METERS = 150;

const circleAt = ({ lat, lng }: MapPoint): GeofenceShape => ({
  type: 'circle',
  center: { lat, lng },
  radiusMeters: START_RADIUS_METERS,
});

function GeofenceEditorDialog(props: Omit<GeofenceEditorViewProps, 'messages'>) {
  const messages = useMessages(GEOFENCE_EDITOR_MESSAGES);

  const { geofence, categories, others = NO_SHAPES, onSave, onClose } = props;
  const formId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [edit, setEdit] = useState(() => startShapeEdit(geofence?.shape ?? (props.start && circleAt(props.start))));
  const dispatch = useCallback((action: ShapeAction) => setEdit((state) => editShape(state, action)), []);
  const [savedDraft, setSavedDraft] = useState(edit.draft);
  const [basis, setBasis] = useState(geofence);
  const [conflict, setConflict] = useState<EditedGeofence>();
  const [keepsMine, setKeepsMine] = useState(false);
  const [step, setStep] = useState<EditorStep>('shape');
  const [saving, setSaving] = useState<'close' | 'another'>();
  const [hasFailed, setHasFailed] = useState(false);
  const [around, setAround] = useState(props.around);
  const facts = useShapeFacts(edit.draft, others, props.trailers);
  const form = useForm<GeofenceFields>({
    defaultValues: { ...fieldsOf(geofence, categories), ...(props.start && !geofence && { name: props.start.name }) },
    resolver: (fields) => checkFields(fields, messages),
  });

  const shape = draftShape(edit.draft);
  const isShapeChanged = edit.draft !== savedDraft && (hasContent(edit.draft) || hasContent(savedDraft));
  const isChanged = isShapeChanged || form.formState.isDirty || keepsMine;
  const { leave, question } = useLeaving(isChanged && !saving, {
    title: messages.discardTitle,
    text: messages.discardText,
    discard: messages.discard,
    keep: messages.keepEditing,
  });

  // The buttons of the other step are gone, and the focus with them.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (step === 'details') form.setFocus('name');
    else title.current?.focus();
  }, [step, form]);

  function startAnother(): void {
    if (shape) setAround(toMapBounds(shapeBounds(shape)));
    const next = startShapeEdit();
    setEdit(next);
    setSavedDraft(next.draft);
    form.reset(fieldsOf(undefined, categories));
    setBasis(undefined);
    setKeepsMine(false);
    setStep('shape');
  }

  async function save(fields: GeofenceFields, then: 'close' | 'another'): Promise<void> {
    const drawn = draftShape(edit.draft);
    if (!drawn || saving) return;
    setSaving(then);
    setHasFailed(false);
    const outcome = await onSave(entryOf(fields, drawn), { basis }).catch((): SaveOutcome => ({ kind: 'failed' }));
    setSaving(undefined);
    switch (outcome.kind) {
      case 'saved':
        return then === 'another' ? startAnother() : onClose();
      case 'nameTaken':
        return form.setError('name', { type: 'taken', message: messages.nameTaken }, { shouldFocus: true });
      case 'failed':
        return setHasFailed(true);
      case 'conflict':
        setConflict(outcome.theirs);
        // Both shapes are on the map of the first step.
        if (JSON.stringify(outcome.theirs.shape) !== JSON.stringify(drawn)) setStep('shape');
    }
  }
  const submit = (then: 'close' | 'another') => form.handleSubmit((fields) => save(fields, then));

  function takeTheirs(theirs: EditedGeofence): void {
    const next = editShape(edit, { type: 'setShape', shape: theirs.shape });
    setEdit(next);
    setSavedDraft(next.draft);
    form.reset(fieldsOf(theirs, categories));
    setBasis(theirs);
    setConflict(undefined);
    setKeepsMine(false);
  }
  function keepMine(theirs: EditedGeofence): void {
    setBasis(theirs);
    setConflict(undefined);
    setKeepsMine(true);
  }
  function goToDetails(): void {
    // The shown problems may be older than the last change.
    if (draftProblems(edit.draft).length === 0) setStep('details');
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !saving && leave(onClose)}>
      <Dialog.Content
        width={step === 'shape' ? 'wide' : 'medium'}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          title.current?.focus();
        }}
        // A press next to the dialog is easily made while drawing.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Header>
          <S.Head>
            <S.Title ref={title} tabIndex={-1}>
              {geofence && basis ? messages.edit : messages.create}
            </S.Title>
            <StepMark step={step} />
          </S.Head>
        </Dialog.Header>
        {conflict && (
          <ConflictBar
            before={basis}
            theirs={conflict}
            onKeepMine={() => keepMine(conflict)}
            onTakeTheirs={() => takeTheirs(conflict)}
          />
        )}
        {step === 'shape' ? (
          <>
            <S.ShapeBody>
              <ShapeEditor
                engine={props.engine}
                edit={edit}
                dispatch={dispatch}
                facts={facts}
                others={others}
                theirs={conflict?.shape}
                around={around}
                placeSearch={props.placeSearch}
              />
            </S.ShapeBody>
            <Dialog.Footer>
              {isChanged && <S.Unsaved>{messages.unsaved}</S.Unsaved>}
              <Button onClick={() => leave(onClose)}>{messages.cancel}</Button>
              <Button kind="primary" disabled={!shape || facts.problems.length > 0} onClick={goToDetails}>
                {messages.next}
              </Button>
            </Dialog.Footer>
          </>
        ) : (
          <>
            <Dialog.Body>
              <S.Form id={formId} noValidate onSubmit={submit('close')}>
                {hasFailed && <Banner tone="critical">{messages.notSaved}</Banner>}
                {shape && <ShapeSummary shape={shape} trailersInside={facts.trailersInside} />}
                <DetailsFields form={form} categories={categories} />
              </S.Form>
            </Dialog.Body>
            <Dialog.Footer>
              <S.Back>
                <Button
                  kind="quiet"
                  icon={<Icon icon={ChevronLeftIcon} size={14} />}
                  disabled={saving !== undefined}
                  onClick={() => setStep('shape')}
                >
                  {messages.backToShape}
                </Button>
                {isChanged && messages.unsaved}
              </S.Back>
              {!geofence && (
                <Button
                  working={saving === 'another'}
                  disabled={saving === 'close' || !!conflict}
                  onClick={submit('another')}
                >
                  {messages.saveAndAdd}
                </Button>
              )}
              <Button
                kind="primary"
                type="submit"
                form={formId}
                working={saving === 'close'}
                disabled={saving === 'another' || !!conflict}
              >
                {messages.save}
              </Button>
            </Dialog.Footer>
          </>
        )}
        {question}
      </Dialog.Content>
    </Dialog.Root>
  );
}

const toMapBounds = ({ west, south, east, north }: Bounds): MapBounds => [west, south, east, north];

/** Whether anything was drawn: choosing another kind of shape alone is no change. */
const hasContent = (draft: ShapeDraft) =>
  draft.mode === 'circle' ? draft.center !== undefined : ringsOf(draft).some(({ points }) => points.length > 0);
