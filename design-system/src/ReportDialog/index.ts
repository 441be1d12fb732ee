export { ReportDialog, type ReportDialogProps, type ReportReason } from './ReportDialog.tsx';
