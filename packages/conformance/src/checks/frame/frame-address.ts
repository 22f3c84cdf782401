import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameAddressCheck = defineCheck({
  id: 'frame-address',
  title: 'Address of the page',
  severity: 'critical',
  when: 'frameAddress',
  description: 'The app may open this address in a frame.',
  fix: 'Serve the page by https from a host that is not the host of the app.',
  since: '0.1.0',
  run(input) {
    if (input.refusal === undefined) return
    reportFault(input, {
      title: 'The app does not open this address in a frame',
      explanation: `Players see no page: ${input.refusal}. Use an absolute https address on another host than the app’s.`,
    })
  },
})
