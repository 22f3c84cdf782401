import { at } from '@tumpak/contract-kit/json.ts'
import type { Parameter } from '@tumpak/contract-kit/operation.ts'
import { findLanguage, getOtherLanguage, inLanguage } from '../../cases/language.ts'
import type { Refusal, RunContext } from '../../context/run-context.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { Step } from '../../context/exchanges.ts'
import { FRESH_KEY, getKey, keyReusedCode, withKey } from '../../http/idempotency-key.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const languageCheck = defineCheck({
  id: 'language',
  title: 'Language',
  severity: 'minor',
  when: ['request', 'rules'],
  description:
    'The refusals of a missing session and of invalid input, and each other refusal that the run causes, have their message in the requested one of two languages.',
  fix: 'Read the language from the header that the document names, for error messages too.',
  since: '0.1.0',
  async run(input) {
    if (input.phase === 'rules') return checkCodes(input)
    const { operation, refused, getJar, player, report } = input
    const jar = await getJar(player)
    if (operation.needsSession) await checkLanguage(input, input.input, new CookieJar())
    if (refused !== undefined) return checkLanguage(input, refused.input, jar)
    if (!operation.needsSession) report.notApplicable()
  },
})

/** The runs in which a message was in the requested language, so that the server knows both. */
const speaking = new WeakSet<RunContext>()

/** Checks that a refusal's message is in the requested language. */
async function checkLanguage(
  { context, operation, report }: PhaseInput<'request'>,
  input: RequestInput,
  jar: CookieJar,
): Promise<void> {
  const { envelope, config } = context
  const language = findLanguage(context, operation)
  if (language === undefined || envelope?.message === undefined) return report.notApplicable()
  const messages: unknown[] = []
  const steps: Step[] = []
  for (const name of config.languages) {
    const result = await context.send(operation, inLanguage(input, language, name), { jar })
    if (result.outcome.kind !== 'refused') return
    const message = at(result.json, envelope.message)
    // A refusal by HTTP status alone has no message.
    if (typeof message !== 'string') return report.notApplicable()
    messages.push(message)
    steps.push({ label: name, result })
    if (messages.length < 2) continue
    const isSwapped = messages.every((words, index) => isInLanguage(words, config.languages[1 - index]))
    if (messages[0] !== messages[1] && !isSwapped) {
      speaking.add(context)
      return report.pass()
    }
    report.fail({
      pointer: envelope.message,
      rule: language.schema.pointer,
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

/** Asks for each refusal that the run has caused in the other language. */
async function checkCodes(input: PhaseInput<'rules'>): Promise<void> {
  const { context, operation } = input
  const language = findLanguage(context, operation)
  const { message } = context.envelope ?? {}
  // A server that has one language has a finding for each operation already.
  if (language === undefined || message === undefined || !speaking.has(context)) return
  for (const refusal of context.listRefusals(operation)) {
    const { outcome } = refusal.result
    if (outcome.kind !== 'refused' || outcome.code === context.badInputCode) continue
    if (context.isSessionRefusal(refusal.result)) continue
    await checkCode(input, { refusal, language, message })
  }
}

interface Spoken {
  refusal: Refusal
  language: Parameter
  /** The pointer of the message. */
  message: string
}

/** The words of a refusal without its numbers, such as seconds that are left. */
function getWords({ json }: RequestResult, message: string): string | undefined {
  const words = at(json, message)
  return typeof words === 'string' && words !== '' ? words.replaceAll(/\d+/g, '') : undefined
}

async function checkCode(
  { context, operation, report }: PhaseInput<'rules'>,
  { refusal: { result, jar }, language, message }: Spoken,
): Promise<void> {
  const { languages } = context.config
  const input = withFreshKey(result)
  const send = (name: string): Promise<RequestResult> =>
    context.send(operation, inLanguage(input, language, name), { jar })
  const again = await send(getOtherLanguage(context, result.input, language))
  if (!isSameRefusal(result, again) || getWords(result, message) !== getWords(again, message)) return
  // Both once more, because the first may be older than a change of the server's state.
  const pair: RequestResult[] = []
  for (const name of languages) pair.push(await send(name))
  const [first, second] = pair
  if (first === undefined || second === undefined || !isSameRefusal(first, second)) return
  const words = getWords(first, message)
  if (words === undefined || words !== getWords(second, message) || !isSameRefusal(first, result)) return
  const { outcome } = first
  const code = outcome.kind === 'refused' ? (outcome.code ?? `HTTP ${String(outcome.status)}`) : ''
  const name = operation.codes.find((entry) => entry.code === code)?.name
  const which = name === undefined || name === code ? String(code) : `${String(code)}, ${name},`
  report.fail({
    pointer: message,
    cause: String(code),
    rule: language.schema.pointer,
    proposed: true,
    title: `The message of ${which} is the same in ${languages.join(' and ')}`,
    explanation: `Received: ${JSON.stringify(at(first.json, message))}. Other messages of the server are in the requested language. The app shows this message to users: write it in both.`,
    evidence: second,
    steps: languages.flatMap((label, index) => {
      const shown = pair[index]
      return shown === undefined ? [] : [{ label, result: shown }]
    }),
  })
}

/** Sends a refused request with a new key, because the old one may return a stored response, unless it is about the key. */
function withFreshKey({ operation, input, outcome }: RequestResult): RequestInput {
  const key = getKey(operation)
  const isOfKey =
    outcome.kind === 'refused' && outcome.code !== undefined && outcome.code === keyReusedCode(operation)?.code
  return key === undefined || isOfKey ? input : withKey(input, key, FRESH_KEY)
}

function isSameRefusal({ outcome }: RequestResult, { outcome: other }: RequestResult): boolean {
  return (
    outcome.kind === 'refused' &&
    other.kind === 'refused' &&
    outcome.code === other.code &&
    outcome.status === other.status
  )
}

/** Letters that among languages in Latin script only Vietnamese has. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i

/** Whether the letters prove a message to be in a language, Vietnamese or English. */
function isInLanguage(words: unknown, language: string | undefined): boolean {
  if (language?.startsWith('vi') === true) return VIETNAMESE.test(String(words))
  return language?.startsWith('en') === true && /^[ -~]+$/.test(String(words))
}
