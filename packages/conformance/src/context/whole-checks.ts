import type { CheckInfo } from '../config/check-info.ts'

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

/** Why an operation is not judged if the server limits requests. */
export const LIMITED =
  'the server refuses requests because there are too many (HTTP 429), after waiting as Retry-After says. Send fewer a second (--rate), or lift the limit on the test system'
