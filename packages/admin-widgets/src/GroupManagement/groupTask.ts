import type { VehicleGroup } from '@gladhand/domain/administration';

/** The task of an administrator that opens a dialog. */
export type GroupTask =
  | { kind: 'create'; under: VehicleGroup | undefined }
  | { kind: 'rename' | 'move' | 'delete' | 'addTrailers' | 'addUsers'; group: VehicleGroup }
  | { kind: 'paste' };

export interface GroupDialogProps {
  customerId: number;
  groups: readonly VehicleGroup[];
  onClose: () => void;
  /** Selects a group that was created or changed. */
  onSelect: (groupId: string) => void;
}
