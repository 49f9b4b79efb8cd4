export { ToastHost, toast } from '@gladhand/ui';
