/** The kinds of report files. The terminal report is printed. */
export const REPORT_KINDS = ['html', 'junit', 'json', 'markdown', 'sarif', 'har'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
