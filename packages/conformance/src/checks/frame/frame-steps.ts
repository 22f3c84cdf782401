import { defineCheck, type PhaseInput } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameStepsCheck = defineCheck({
  id: 'frame-steps',
  title: 'Messages after a tap',
  severity: 'major',
  when: ['frameStep', 'frameShown'],
  description: 'The page sends the expected message after a tap.',
  fix: 'Send the documented message when its button is pressed.',
  since: '0.1.0',
  run: (input) => (input.phase === 'frameStep' ? judgeStep(input) : judgeVisit(input)),
})

function judgeStep(input: PhaseInput<'frameStep'>): void {
  const { report, step, isMissing, count, app, rule } = input
  const { click, sends } = step
  if (isMissing) return report.markInconclusive(`there was no button, link or tab named ${click} that could be tapped`)
  if (sends === undefined) return
  if (count === 1) report.pass()
  if (count > 0) return
  reportFault(input, {
    rule,
    pointer: `/${sends}`,
    title: `The page does not send ${sends}`,
    explanation: `“${click}” was tapped, but the app at ${app} received no ${sends}: the tap has no effect, or a badge keeps an old count. Post the message to the app’s origin.`,
  })
}

/** A page of which nobody says what a tap does must send something by itself. */
function judgeVisit({ report, page, messages, visit }: PhaseInput<'frameShown'>): void {
  if ((page.steps ?? []).length > 0 || messages.length > 0) return
  report.markInconclusive(
    visit.taps > 0
      ? 'the page sent no message after any tap: name the tap that makes it send one (frames, steps)'
      : 'the page sent no message without a tap: name the tap that makes it send one (frames, steps), or allow money to tap everything',
  )
}
