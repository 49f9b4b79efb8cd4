import type { PackedRow, ReportChart } from '@gladhand/domain/reports';
import { GraphQLScalarType } from 'graphql';

/** A row of a result as JSON. It is only sent. */
export const reportRow = new GraphQLScalarType<PackedRow, PackedRow>({
  name: 'ReportRow',
  serialize: (value) => value as PackedRow,
});

/** The chart of a result as JSON. It is only sent. */
export const reportChart = new GraphQLScalarType<ReportChart, ReportChart>({
  name: 'ReportChart',
  serialize: (value) => value as ReportChart,
});
