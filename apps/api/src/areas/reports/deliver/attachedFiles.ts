import { REPORT_POLICY } from '@gladhand/domain/reports';

interface Sized {
  readonly sizeBytes: number;
}

/** The files that a mail has attached; those that are too large, alone or together, are links. */
export function attachedFiles<File extends Sized>(files: readonly File[]): File[] {
  const { maxAttachedBytes, maxAttachedBytesTogether } = REPORT_POLICY;
  const attached = files.filter(({ sizeBytes }) => sizeBytes <= maxAttachedBytes);
  const bytes = () => attached.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  while (bytes() > maxAttachedBytesTogether) {
    const largest = Math.max(...attached.map(({ sizeBytes }) => sizeBytes));
    attached.splice(
      attached.findIndex(({ sizeBytes }) => sizeBytes === largest),
      1,
    );
  }
  return attached;
}
