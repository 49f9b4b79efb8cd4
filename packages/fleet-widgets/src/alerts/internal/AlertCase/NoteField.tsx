import { Button, TextArea, useMessages } from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import * as S from './AlertCase.styles';
import { ALERT_CASE_MESSAGES } from './messages';

const MAX_NOTE = 1_000;

interface NoteFieldProps {
  /** Resolves to whether it was saved. */
  onSave: (note: string) => Promise<boolean>;
  isPending: boolean;
}

/** Adds a note. What was typed stays until it is saved. */
export function NoteField({ onSave, isPending }: NoteFieldProps) {
  const messages = useMessages(ALERT_CASE_MESSAGES);
  const [note, setNote] = useState('');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (note.trim() !== '' && (await onSave(note.trim()))) setNote('');
  }
  return (
    <S.NoteForm onSubmit={(event) => void submit(event)}>
      <TextArea
        aria-label={messages.note}
        placeholder={messages.addNote}
        minRows={1}
        counted={note.length > MAX_NOTE / 2}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {note.trim() !== '' && (
        <Button size="xsmall" type="submit" working={isPending}>
          {messages.save}
        </Button>
      )}
    </S.NoteForm>
  );
}
