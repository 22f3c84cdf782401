import { at } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestInput } from '../../http/request-result.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { Step } from '../../context/exchanges.ts'
import type { RunContext } from '../../context/run-context.ts'
import { defineCheck, type Phases } from '../define-check.ts'

export const languageCheck = defineCheck({
  id: 'language',
  title: 'Language',
  severity: 'minor',
  phase: 'request',
  description:
    'The refusals of a missing session and of invalid input have their message in the requested one of two languages; other messages are not compared.',
  fix: 'Read the language from the header that the document names, for error messages too.',
  since: '0.1.0',
  run: (input) => checkRefusalLanguage(input),
})

/** Checks that a refusal's message is in the requested language. */
export async function checkLanguage(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger, envelope, config } = context
  const hasHeader = operation.parameters.some(({ name }) => /^accept-language$/i.test(name))
  if (!hasHeader || envelope?.message === undefined) return ledger.notApplicable(operation, languageCheck)
  const messages: unknown[] = []
  const steps: Step[] = []
  for (const language of config.languages) {
    const spoken = { ...input, header: { ...input.header, 'Accept-Language': language } }
    const result = await context.send(operation, spoken, { jar })
    if (result.outcome.kind !== 'refused') return
    const message = at(result.json, envelope.message)
    // A refusal by HTTP status alone has no message.
    if (typeof message !== 'string') return ledger.notApplicable(operation, languageCheck)
    messages.push(message)
    steps.push({ label: language, result })
    if (messages.length < 2) continue
    const isSwapped = messages.every((words, index) => isInLanguage(words, config.languages[1 - index]))
    if (messages[0] !== messages[1] && !isSwapped) return ledger.pass(operation, languageCheck)
    ledger.fail(operation, {
      check: languageCheck,
      pointer: envelope.message,
      rule: '/components/parameters/AcceptLanguage',
      proposed: true,
      title: isSwapped
        ? `The messages in ${config.languages.join(' and ')} are swapped`
        : `The message is the same in ${config.languages.join(' and ')}`,
      explanation: 'The app shows this message to users. Write it in the language of Accept-Language.',
      evidence: result,
      steps,
    })
  }
}

/** Letters that among languages in Latin script only Vietnamese has. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i

/** Whether the letters prove a message to be in a language, Vietnamese or English. */
function isInLanguage(words: unknown, language: string | undefined): boolean {
  if (language?.startsWith('vi') === true) return VIETNAMESE.test(String(words))
  return language?.startsWith('en') === true && /^[ -~]+$/.test(String(words))
}

/** Causes refusals in two languages: of bad input if possible, and of a missing session. */
async function checkRefusalLanguage({
  context,
  operation,
  input,
  refused,
  freshJar,
  report,
}: Phases['request']['input']): Promise<void> {
  const jar = await freshJar()
  if (operation.needsSession) await checkLanguage(context, operation, input, new CookieJar())
  if (refused !== undefined) return checkLanguage(context, operation, refused.input, jar)
  if (!operation.needsSession) report.notApplicable()
}
