export type { Alert, AlertRule } from '@gladhand/domain/alerts';
