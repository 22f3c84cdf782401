import { defineCheck } from './define-check.ts'

// The checks of framed pages, which src/frames reports.

export const frameAddressCheck = defineCheck({
  id: 'frame-address',
  title: 'Address of the page',
  severity: 'critical',
  phase: 'frame',
  description: 'The app may open this address in a frame.',
  fix: 'Serve the page by https from a host that is not the host of the app.',
  since: '0.1.0',
})

export const frameCloseCheck = defineCheck({
  id: 'frame-close',
  title: 'No late close',
  severity: 'minor',
  phase: 'frame',
  description: 'The page sends no close after the app closed its frame.',
  fix: 'Stop all timers of the page when it ends.',
  since: '0.1.0',
})

export const frameErrorCheck = defineCheck({
  id: 'frame-error',
  title: 'Script errors',
  severity: 'major',
  phase: 'frame',
  description: "The page's script works without session and storage.",
  fix: 'Catch errors of storage and cookies: the frame has neither.',
  since: '0.1.0',
})

export const frameEventCheck = defineCheck({
  id: 'frame-event',
  title: 'Documented messages',
  severity: 'minor',
  phase: 'frame',
  description: 'The page sends only documented messages.',
  fix: 'Remove the message, or add it to the document.',
  since: '0.1.0',
})

export const frameKindCheck = defineCheck({
  id: 'frame-kind',
  title: 'Messages by kind',
  severity: 'major',
  phase: 'frame',
  description: 'The page sends only messages of its kind of page.',
  fix: 'Send only the messages that the document lists for this kind of page.',
  since: '0.1.0',
})

export const frameLoadCheck = defineCheck({
  id: 'frame-load',
  title: 'Shown in a frame',
  severity: 'critical',
  phase: 'frame',
  description: 'The app can show the page in a frame.',
  fix: 'Allow the origin of the app in `frame-ancestors`, and remove `X-Frame-Options`.',
  since: '0.1.0',
})

export const frameOnceCheck = defineCheck({
  id: 'frame-once',
  title: 'Sent once',
  severity: 'major',
  phase: 'frame',
  description: 'A page sends one message for one event.',
  fix: 'Register one listener, and send from one place.',
  since: '0.1.0',
})

export const frameOriginCheck = defineCheck({
  id: 'frame-origin',
  title: 'Origin of the page',
  severity: 'major',
  phase: 'frame',
  description: 'The page stays on its origin and sends messages from it.',
  fix: 'Do not redirect the frame to another origin.',
  since: '0.1.0',
})

export const frameSandboxCheck = defineCheck({
  id: 'frame-sandbox',
  title: 'Frame permissions',
  severity: 'major',
  phase: 'frame',
  description: 'The page does only what its frame allows.',
  fix: 'Do not open windows, dialogs or downloads from the page.',
  since: '0.1.0',
})

export const frameSchemaCheck = defineCheck({
  id: 'frame-schema',
  title: 'Message schema',
  severity: 'major',
  phase: 'frame',
  description: 'Every message matches its schema.',
  fix: 'Send the documented fields and types.',
  since: '0.1.0',
})

export const frameSecretCheck = defineCheck({
  id: 'frame-secret',
  title: 'Secrets in messages',
  severity: 'critical',
  phase: 'frame',
  description: 'Messages do not contain the launch token.',
  fix: 'Remove the token from the message.',
  since: '0.1.0',
})

export const frameStepsCheck = defineCheck({
  id: 'frame-steps',
  title: 'Messages after a tap',
  severity: 'major',
  phase: 'frame',
  description: 'The page sends the expected message after a tap.',
  fix: 'Send the documented message when its button is pressed.',
  since: '0.1.0',
})

export const frameTargetCheck = defineCheck({
  id: 'frame-target',
  title: 'Own window',
  severity: 'major',
  phase: 'frame',
  description: "Messages come from the page's own window, not a nested one.",
  fix: 'Send messages from the top window of the page to its parent.',
  since: '0.1.0',
})

export const frameUnaskedCheck = defineCheck({
  id: 'frame-unasked',
  title: 'No deposit without a tap',
  severity: 'major',
  phase: 'frame',
  description: 'The page opens the deposit only after a tap.',
  fix: 'Send the message only from the handler of a button.',
  since: '0.1.0',
})
