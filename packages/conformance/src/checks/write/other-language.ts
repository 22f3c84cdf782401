import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Parameter } from '@tumpak/contract-kit/operation.ts'
import { inLanguage } from '../../cases/language.ts'
import { isIdName } from '../../cases/path-ids.ts'
import type { Player } from '../../config/player.ts'
import type { Step } from '../../context/exchanges.ts'
import type { RunContext } from '../../context/run-context.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { flatten } from '../../document/flatten.ts'
import { FormFile } from '../../http/multipart.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import type { PhaseInput } from '../define-check.ts'

/** How many inputs to try for one account until one succeeds. */
const MAX_TRIES = 4
/** How many refused ones to send in the other language. */
const MAX_REFUSED = 3

type Input = PhaseInput<'rules'>
/** Sends an input in the first or the second language. */
type Speak = (input: RequestInput, language: string) => Promise<RequestResult>

/** Checks that a read of what accounts change shows the same in both languages, for the first account that has data. */
export async function readInLanguages(input: Input, parameter: Parameter): Promise<void> {
  const { context, operation, pool } = input
  const isOfWrites = context.operations.some(
    ({ effect, affects, listedIn, actsOn }) =>
      effect !== 'session' && [...affects, listedIn, actsOn].includes(operation.id),
  )
  // What an operator writes, such as news, may differ.
  if (!operation.needsSession || !(isOfWrites || operation.own === true)) return
  for (const player of pool.sessions.players) {
    const speak = await createSpeak(input, parameter, player)
    for await (const { input: base } of pool.candidates.of(operation, player)) {
      const first = await speak(base, context.config.languages[0])
      if (first.outcome.kind !== 'success' || isEmpty(context, first)) break
      return compareReads(input, { base, first, speak })
    }
  }
}

async function createSpeak(
  { context, operation, pool: { sessions } }: Input,
  parameter: Parameter,
  player: Player,
): Promise<Speak> {
  const jar = operation.needsSession ? await sessions.getJar(player) : undefined
  return (input, language) => context.send(operation, inLanguage(input, parameter, language), { jar })
}

function isEmpty(context: RunContext, result: RequestResult): boolean {
  return [...flatten(context.data(result))].some(([pointer, value]) => pointer.endsWith('/length') && value === 0)
}

/** Sends a read in both languages, and the pair again if it differs. */
async function compareReads(
  { context, report }: Input,
  { base, first, speak }: { base: RequestInput; first: RequestResult; speak: Speak },
): Promise<void> {
  const [language, other] = context.config.languages
  const second = await speak(base, other)
  const found = findOtherField(context, first, second)
  if (found === undefined) return report.pass()
  const [third, fourth] = [await speak(base, language), await speak(base, other)]
  const isMoving = findOtherField(context, first, third) !== undefined
  if (isMoving || findOtherField(context, third, fourth) !== found) return
  report.fail({
    pointer: 'language',
    rule: fourth.operation.pointer,
    title: `The data is another one in ${other} than in ${language}`,
    explanation: `Twice ${found} in ${other}. Only texts may depend on the language. Store and find data by ids, whatever the language of a request is.`,
    evidence: fourth,
    steps: [
      { label: `read in ${language}`, result: third },
      { label: `read in ${other}`, result: fourth },
    ],
  })
}

/** Says what differs in two responses, texts excepted, whatever the order of items. */
function findOtherField(context: RunContext, a: RequestResult, b: RequestResult): string | undefined {
  if (b.outcome.kind === 'refused') return `it received ${describeOutcome(b.outcome)}`
  if (b.outcome.kind !== 'success') return undefined
  const [first, second] = [collectFields(context, a), collectFields(context, b)]
  const name = [...new Set([...first.keys(), ...second.keys()])].find(
    (field) => first.get(field)?.toSorted().join() !== second.get(field)?.toSorted().join(),
  )
  return name === undefined ? undefined : `\`${name}\` differed`
}

/** The values of each field in all items that no language changes: numbers, flags and ids. */
function collectFields(context: RunContext, result: RequestResult): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [pointer, value] of flatten(context.data(result))) {
    const isText = typeof value === 'string' && !isIdName(pointer.slice(pointer.lastIndexOf('/') + 1))
    if (isText || value === null || value === undefined) continue
    const field = pointer
      .slice(1)
      .replaceAll(/\/\d+(?=\/|$)/g, '.*')
      .replaceAll('/', '.')
    fields.set(field, [...(fields.get(field) ?? []), JSON.stringify(String(value))])
  }
  return fields
}

/**
 * Checks that a write has the outcome in one language that it has in the other: if it is repeated after a success, or else
 * if it is refused.
 */
export async function writeInLanguages(input: Input, parameter: Parameter): Promise<void> {
  const { operation, pool } = input
  // What may succeed once is sent in both languages where its rule is checked.
  if (operation.effect === 'session' || operation.once.length > 0) return
  for (const player of pool.sessions.players) {
    const speak = await createSpeak(input, parameter, player)
    if ((await repeatWrite(input, player, speak)) || (await repeatRefusal(input, player, speak))) return
  }
}

/** Repeats a success in both languages. Returns whether there was one. */
async function repeatWrite(input: Input, player: Player, speak: Speak): Promise<boolean> {
  const [language, other] = input.context.config.languages
  const trial = await repeatIn(input, { player, speak, order: [language, other] })
  if (trial === undefined) return false
  if (isSameOutcome(trial.second, trial.third)) {
    input.report.pass()
    return true
  }
  // In the other order, so that a limit of successes is no difference of languages.
  const again = await repeatIn(input, { player, speak, order: [other, language] })
  if (again && isSameOutcome(again.second, trial.third) && isSameOutcome(again.third, trial.second))
    reportOutcome(input, trial.second, trial.third, [{ label: `write in ${language}`, result: trial.first }])
  return true
}

/** Sends what is refused in the other language. Returns whether that was possible. */
async function repeatRefusal(input: Input, player: Player, speak: Speak): Promise<boolean> {
  const { context, operation, pool, report } = input
  const [language, other] = context.config.languages
  let tries = 0
  let differences = 0
  for await (const { input: sent } of pool.candidates.of(operation, player)) {
    tries += 1
    if (hasFile(sent) || tries > MAX_REFUSED) break
    const first = await speak(sent, language)
    if (!context.isListed(first)) continue
    const second = await speak(sent, other)
    if (second.outcome.kind !== 'success') {
      report.pass()
      return true
    }
    // Once more with another input, because the first refusal may have been about a pause.
    differences += 1
    if (differences < 2) continue
    reportOutcome(input, first, second)
    return true
  }
  return differences > 0
}

function reportOutcome(
  { context, operation, report }: Input,
  first: RequestResult,
  second: RequestResult,
  before: readonly Step[] = [],
): void {
  const [language, other] = context.config.languages
  report.fail({
    pointer: 'language',
    rule: operation.pointer,
    title: `The same request has another outcome in ${other} than in ${language}`,
    explanation: `In ${language}: ${describeOutcome(first.outcome)}. In ${other}: ${describeOutcome(second.outcome)}. It was so twice. Only texts may depend on the language.`,
    evidence: second,
    steps: [...before, { label: `in ${language}`, result: first }, { label: `in ${other}`, result: second }],
  })
}

interface Trial {
  player: Player
  speak: Speak
  /** The languages of the two repetitions. */
  order: readonly [string, string]
}

/** Sends a request that succeeds, in the first language, and repeats it in two; undefined if none succeeds. */
async function repeatIn(
  { context, operation, pool }: Input,
  { player, speak, order }: Trial,
): Promise<{ first: RequestResult; second: RequestResult; third: RequestResult } | undefined> {
  const [language] = context.config.languages
  let tries = 0
  for await (const { input } of pool.candidates.of(operation, player)) {
    tries += 1
    if (hasFile(input) || tries > MAX_TRIES) return undefined
    const first = await speak(input, language)
    if (first.outcome.kind !== 'success') continue
    const [one, two] = [await speak(input, order[0]), await speak(input, order[1])]
    return { first, second: one, third: two }
  }
  return undefined
}

/** Whether an input has a file, which is not sent more often than needed. */
function hasFile({ body }: RequestInput): boolean {
  return body instanceof FormFile || (isJson(body) && Object.values(body).some((value) => value instanceof FormFile))
}

function isSameOutcome({ outcome }: RequestResult, { outcome: other }: RequestResult): boolean {
  if (outcome.kind === 'refused' && other.kind === 'refused') return outcome.code === other.code
  return outcome.kind === other.kind
}
