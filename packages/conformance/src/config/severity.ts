/** How severe a finding is, in report order. */
export const SEVERITIES = ['critical', 'major', 'minor', 'info'] as const
export type Severity = (typeof SEVERITIES)[number]
