import { at } from '@tumpak/contract-kit/json.ts'
import type { RequestInput } from '../../http/request-result.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { Step } from '../../context/exchanges.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const languageCheck = defineCheck({
  id: 'language',
  title: 'Language',
  severity: 'minor',
  when: 'request',
  description:
    'The refusals of a missing session and of invalid input have their message in the requested one of two languages; other messages are not compared.',
  fix: 'Read the language from the header that the document names, for error messages too.',
  since: '0.1.0',
  async run(input) {
    const { operation, refused, getJar, player, report } = input
    const jar = await getJar(player)
    if (operation.needsSession) await checkLanguage(input, input.input, new CookieJar())
    if (refused !== undefined) return checkLanguage(input, refused.input, jar)
    if (!operation.needsSession) report.notApplicable()
  },
})

/** Checks that a refusal's message is in the requested language. */
async function checkLanguage(
  { context, operation, report }: PhaseInput<'request'>,
  input: RequestInput,
  jar: CookieJar,
): Promise<void> {
  const { envelope, config } = context
  const hasHeader = operation.parameters.some(({ name }) => /^accept-language$/i.test(name))
  if (!hasHeader || envelope?.message === undefined) return report.notApplicable()
  const messages: unknown[] = []
  const steps: Step[] = []
  for (const language of config.languages) {
    const spoken = { ...input, header: { ...input.header, 'Accept-Language': language } }
    const result = await context.send(operation, spoken, { jar })
    if (result.outcome.kind !== 'refused') return
    const message = at(result.json, envelope.message)
    // A refusal by HTTP status alone has no message.
    if (typeof message !== 'string') return report.notApplicable()
    messages.push(message)
    steps.push({ label: language, result })
    if (messages.length < 2) continue
    const isSwapped = messages.every((words, index) => isInLanguage(words, config.languages[1 - index]))
    if (messages[0] !== messages[1] && !isSwapped) return report.pass()
    report.fail({
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
