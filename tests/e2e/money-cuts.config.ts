import base from './playwright.config.ts'

process.env['TUMPAK_CUT_RUNS'] = '200'

/** The full run of `money-cuts.spec.ts`: 200 cut connections in place of 20. */
export default { ...base, testMatch: 'money-cuts.spec.ts', workers: 1 }
