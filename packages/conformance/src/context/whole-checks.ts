import type { CheckInfo } from './check-info.ts'

/** Represents all checks of an operation that was not tested. */
export const allCheck = {
  id: 'all',
  title: 'All checks',
  severity: 'critical',
  phase: 'run',
  description: 'The operation can be tested at all.',
  fix: 'Read the reason: it names the setting, the player or the data that is missing.',
  since: '0.1.0',
} as const satisfies CheckInfo

export const successCheck = {
  id: 'success',
  title: 'Success',
  severity: 'critical',
  phase: 'run',
  description: 'A valid request succeeds.',
  fix: 'Accept input that the document allows. If the server needs data that no response gives, set `inputs` or `players`.',
  since: '0.1.0',
} as const satisfies CheckInfo
