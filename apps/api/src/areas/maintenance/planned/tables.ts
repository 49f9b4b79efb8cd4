export interface PlannedWorkTemplatesTable {
  customer_id: number;
  template_id: string;
  name: string;
  trailer_types: number[];
  every_months: number | null;
  every_miles: number | null;
  every_engine_hours: number | null;
  is_on: boolean;
  version: number;
  created_at: Date;
  deleted_at: Date | null;
}

export interface PlannedWorkTable {
  customer_id: number;
  trailer_id: string;
  template_id: string;
  counted_from: string;
  counted_on: string;
  miles: number | null;
  odometer: string | null;
  engine_hours: number | null;
  state: string | null;
  issue_id: string | null;
}

export interface PlannedWorkCompletionsTable {
  customer_id: number;
  completion_id: string;
  trailer_id: string;
  template_id: string;
  performed_on: string;
  miles: number | null;
  engine_hours: number | null;
  note: string;
  picture_ids: string[];
  record_id: string;
  completed_by: string | null;
  completed_at: Date;
}

declare module '../../../database/schema' {
  interface Database {
    planned_work_templates: PlannedWorkTemplatesTable;
    planned_work: PlannedWorkTable;
    planned_work_completions: PlannedWorkCompletionsTable;
  }
}
