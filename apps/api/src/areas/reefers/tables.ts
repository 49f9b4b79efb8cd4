import type { CommandStatus, ReeferCommand } from '@gladhand/domain/reefers';

declare module '../../database/schema' {
  interface Database {
    reefer_commands: {
      customer_id: number;
      trailer_id: string;
      command_id: string;
      kind: ReeferCommand;
      zone: number | null;
      set_point_c: number | null;
      status: CommandStatus;
      message: string | null;
      created: Date;
      delivered: Date | null;
      completed: Date | null;
      user_id: string;
      sent_by: string;
      /** In the log of the other side of a lease. */
      is_copy: boolean;
    };
  }
}
