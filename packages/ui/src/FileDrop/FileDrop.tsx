import { UploadIcon } from 'lucide-react';
import { type DragEvent, type FocusEventHandler, type Ref, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { mergeRefs } from '../internal/mergeRefs';
import { useMessages } from '../locale/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FileRow } from './FileRow';
import { Files, Frame, Nothing, Refusals, Words, Zone } from './fileDropStyles';
import type { FileRules } from './fileRules';
import { FILE_DROP_MESSAGES, type FileDropTexts } from './messages';
import { type FileUpload, type StoredFile, useUploads } from './useUploads';

export interface FileDropProps extends FieldTexts, FileRules {
  /** The uploaded files. */
  value: readonly StoredFile[];
  /** Called with the new list after a file was uploaded or removed. */
  onChange: (files: StoredFile[]) => void;
  /** Uploads a file, in any way the host chooses. */
  upload: FileUpload;
  /** Files can't be added or removed. @default false */
  disabled?: boolean | undefined;
  /** Files are only listed. @default false */
  readOnly?: boolean | undefined;
  /** Id of the button, for a label. @default a generated id */
  id?: string | undefined;
  /** Submits the ids of the files with a form. */
  name?: string | undefined;
  /** Applies to the frame. */
  className?: string | undefined;
  /** Accessible name without a `label`. */
  'aria-label'?: string | undefined;
  /** Called when the button loses the focus. */
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  /** The button that opens the file picker. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Words to replace. */
  texts?: Partial<FileDropTexts> | undefined;
}

/**
 * Selected, dropped or pasted files with their progress. They are uploaded immediately, and the form is saved with
 * their ids. Renders a group with a button and a list.
 */
export function FileDrop(props: FileDropProps) {
  const messages = useMessages(FILE_DROP_MESSAGES);

  const { label, required, optional, hint, error, labelEnd, value, onChange, upload, disabled, texts, ...more } = props;
  const { accept, maxBytes, maxFiles, readOnly, id, name, className, onBlur, ref, 'aria-label': spokenLabel } = more;
  const closed = disabled || readOnly;
  const words = { ...messages, ...texts };
  const rules = { accept, maxBytes, maxFiles };
  const { controlId, labelId, describedById } = useFieldIds(id);
  const chooser = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { transfers, refused, rowKey, add, cancel, retry, remove } = useUploads({ value, onChange, upload, rules });
  const listed = value.length + transfers.length > 0;

  function drag(event: DragEvent) {
    if (closed || !event.dataTransfer.types.includes('Files')) return;
    // Without this, the browser would open the file instead of the page.
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
                // The same file can be selected again.
                event.target.value = '';
              }}
            />
          </Zone>
        )}
        {listed && (
          <Files>
            {/* A single array keeps a row, and the focus in it, when its upload completes. */}
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
