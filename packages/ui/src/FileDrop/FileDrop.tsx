import { UploadIcon } from 'lucide-react';
import { type DragEvent, type FocusEventHandler, type Ref, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { mergeRefs } from '../internal/mergeRefs';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FileRow } from './FileRow';
import { Files, Frame, Nothing, Refusals, Words, Zone } from './fileDropStyles';
import { type FileRefusal, type FileRules, writeSize } from './fileRules';
import { type FileUpload, type StoredFile, useUploads } from './useUploads';

/** Words of a `FileDrop` that a host may replace. */
export interface FileDropTexts {
  /** @default 'Choose files' */
  choose: string;
  /** @default 'or drop or paste them here' */
  drop: string;
  /** Stands in an empty list that is read-only. @default 'No files' */
  none: string;
  /** Why a file was not taken, with its name and the rules. */
  refused: (name: string, why: FileRefusal, rules: FileRules) => string;
  /** @default (name) => `Cancel ${name}` */
  cancel: (name: string) => string;
  /** @default (name) => `Remove ${name}` */
  remove: (name: string) => string;
  /** @default 'Try again' */
  retry: string;
  /** Name of a progress bar. @default (name) => `Sending ${name}` */
  sending: (name: string) => string;
  /** Said after the label of what must be given. @default '(required)' */
  required: string;
  /** Spoken when the list changes. @default (stored, underWay) => `${stored} stored, ${underWay} on their way` */
  status: (stored: number, underWay: number) => string;
}

export interface FileDropProps extends FieldTexts, FileRules {
  /** The files that have arrived. */
  value: readonly StoredFile[];
  /** The new list, whenever a file has arrived or was removed. */
  onChange: (files: StoredFile[]) => void;
  /** Sends a file: the way it takes is the host's. */
  upload: FileUpload;
  /** No file can be added or removed. @default false */
  disabled?: boolean;
  /** The files are only shown. @default false */
  readOnly?: boolean;
  /** Id of the button; the label points to it. @default one of its own */
  id?: string;
  /** Sends the ids of the files with a form. */
  name?: string;
  /** Reaches the frame. */
  className?: string;
  /** Its name, where there is no `label`. */
  'aria-label'?: string;
  /** The focus left the button. */
  onBlur?: FocusEventHandler<HTMLElement>;
  /** The button that opens the system's choice of files. */
  ref?: Ref<HTMLButtonElement>;
  /** Words to replace. */
  texts?: Partial<FileDropTexts>;
}

const TEXTS: FileDropTexts = {
  choose: 'Choose files',
  drop: 'or drop or paste them here',
  none: 'No files',
  refused: (name, why, { accept, maxBytes = 0, maxFiles }) =>
    ({
      kind: `${name} was not taken: it is none of ${accept?.split(/\s*,\s*/).join(', ')}.`,
      size: `${name} was not taken: it is larger than ${writeSize(maxBytes)}.`,
      empty: `${name} was not taken: it is empty.`,
      count: `${name} was not taken: ${maxFiles === 1 ? 'one file is' : `${maxFiles} files are`} all there may be.`,
    })[why],
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: 'Try again',
  sending: (name) => `Sending ${name}`,
  required: '(required)',
  status: (stored, underWay) => `${stored} stored, ${underWay} on their way`,
};

/**
 * Files to send: chosen, dropped or pasted, each with its progress. They are sent at once, so the form is saved with
 * their ids. Renders a group with a button and a list.
 */
export function FileDrop(props: FileDropProps) {
  const { label, required, optional, hint, error, labelEnd, value, onChange, upload, disabled, texts, ...more } = props;
  const { accept, maxBytes, maxFiles, readOnly, id, name, className, onBlur, ref, 'aria-label': spokenLabel } = more;
  const closed = disabled || readOnly;
  const words = { ...TEXTS, ...texts };
  const rules = { accept, maxBytes, maxFiles };
  const { controlId, labelId, describedById } = useFieldIds(id);
  const chooser = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { transfers, refused, rowKey, add, cancel, retry, remove } = useUploads({ value, onChange, upload, rules });
  const listed = value.length + transfers.length > 0;

  function drag(event: DragEvent) {
    if (closed || !event.dataTransfer.types.includes('Files')) return;
    // without this the browser opens the file in place of the page
    event.preventDefault();
    setOver(event.type === 'dragenter' || event.type === 'dragover');
    if (event.type === 'drop') add(event.dataTransfer.files);
  }

  return (
    <Field
      {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}
      requiredText={words.required}
    >
      <Frame
        role="group"
        aria-labelledby={label ? labelId : undefined}
        aria-label={spokenLabel}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-read-only={readOnly ? '' : undefined}
        data-over={over || undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDrop={drag}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        }}
        onPaste={(event) => {
          if (!closed && event.clipboardData.files.length > 0) add(event.clipboardData.files);
        }}
      >
        {readOnly ? (
          !listed && <Nothing>{words.none}</Nothing>
        ) : (
          <Zone>
            <Button
              ref={mergeRefs(ref, chooser)}
              id={controlId}
              disabled={disabled}
              icon={<Icon icon={UploadIcon} size={15} />}
              aria-labelledby={`${controlId}-choose`}
              aria-describedby={error || hint ? describedById : undefined}
              onBlur={onBlur}
              onClick={() => picker.current?.click()}
            >
              <span id={`${controlId}-choose`}>{words.choose}</span>
            </Button>
            <Words>{words.drop}</Words>
            <input
              ref={picker}
              type="file"
              hidden
              tabIndex={-1}
              aria-hidden="true"
              accept={accept}
              multiple={maxFiles !== 1}
              onChange={(event) => {
                add(event.target.files ?? []);
                // the same file can be chosen again
                event.target.value = '';
              }}
            />
          </Zone>
        )}
        {listed && (
          <Files>
            {/* one list: the row of a file that arrives stays, and the focus in it */}
            {[
              ...value.map((file) => (
                <FileRow
                  key={rowKey(file.id)}
                  {...file}
                  disabled={closed}
                  removeLabel={words.remove(file.name)}
                  retryLabel={words.retry}
                  progressLabel={words.sending(file.name)}
                  onRemove={() => {
                    remove(file.id);
                    chooser.current?.focus();
                  }}
                />
              )),
              ...transfers.map((transfer) => (
                <FileRow
                  key={`transfer ${transfer.key}`}
                  name={transfer.file.name}
                  sizeBytes={transfer.file.size}
                  share={transfer.share}
                  failure={transfer.failure}
                  removeLabel={(transfer.failure === undefined ? words.cancel : words.remove)(transfer.file.name)}
                  retryLabel={words.retry}
                  progressLabel={words.sending(transfer.file.name)}
                  onRemove={() => {
                    cancel(transfer.key);
                    chooser.current?.focus();
                  }}
                  onRetry={() => retry(transfer)}
                />
              )),
            ]}
          </Files>
        )}
      </Frame>
      <Refusals role="alert">
        {refused.map((file) => (
          <span key={`${file.name} ${file.why}`}>
            <SeverityIcon tone="critical" />
            <span>{words.refused(file.name, file.why, rules)}</span>
          </span>
        ))}
      </Refusals>
      {name &&
        value.map((file) => <input key={file.id} type="hidden" name={name} value={file.id} disabled={disabled} />)}
      <VisuallyHidden role="status">{listed && words.status(value.length, transfers.length)}</VisuallyHidden>
    </Field>
  );
}
