// What `import … from 'tumpak-conformance'` gives.
export { defineCheck, type Check } from './checks/define-check.ts'
export type { CheckReport } from './checks/check-report.ts'
export type { Phases } from './checks/phases.ts'
export type { ConfigInput } from './config/config.ts'
export type { HookRequest, HookResponse, Hooks } from './http/hooks.ts'
export type { RunReport } from './context/run-report.ts'
export { runConformance } from './run/run-conformance.ts'
