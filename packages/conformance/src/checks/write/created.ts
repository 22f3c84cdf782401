import { valuesNamed } from '../../cases/items.ts'
import { getLocation } from '../../cases/location.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import { plain } from '../../http/parameter-style.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { isDeletion } from './effect.ts'
import { reportEffect } from './missing-effect.ts'
import { readAfter } from './trial.ts'
import type { WrittenThing } from './written-thing.ts'

export const createdCheck = defineCheck({
  id: 'created',
  title: 'Created data',
  severity: 'critical',
  when: ['effect', 'readBack', 'listed'],
  description: 'Created data appears in the reads that should show it.',
  fix: 'Commit before responding, and read from the database that was written.',
  since: '0.1.0',
  alsoReportedBy: ['link'],
  run(input) {
    if (input.phase === 'effect') return isDeletion(input.operation) ? undefined : reportEffect(input)
    return input.phase === 'readBack' ? checkReadBack(input) : checkListed(input)
  },
})

/** Checks that what a POST created is found by the id in its response, and at its `Location`. */
async function checkReadBack(input: PhaseInput<'readBack'>): Promise<void> {
  const { context, thing, read: got, result, report } = input
  if (thing?.name === undefined || got === undefined) return
  const { read, name, value } = thing
  if (got.outcome.kind === 'success') {
    await checkLocation(input, thing, got)
    return report.pass()
  }
  if (got.outcome.kind !== 'refused' || context.isSessionRefusal(got)) return
  report.fail({
    pointer: name,
    rule: read.pointer,
    title: `${read.id} does not find what this operation created`,
    explanation: `The response names ${name} ${plain(value)}, and reading it got ${describeOutcome(got.outcome)}. Store what is created before responding.`,
    evidence: got,
    steps: readAfter(result, got),
  })
}

/** Checks that `Location` leads to what was created, if it is a URL of the read. */
async function checkLocation(
  { context, pool, player, result, report }: PhaseInput<'readBack'>,
  { read, name = '', value }: WrittenThing,
  { input }: RequestResult,
): Promise<void> {
  const location = result.response?.headers['location']
  const others = getLocation(read, location)
  const [other] = others
  if (other === undefined || others.map(String).includes(String(value))) return
  const jar = read.needsSession ? await pool.sessions.getJar(player) : new CookieJar()
  const got = await context.send(read, { ...input, path: { ...input.path, [name]: other } }, { jar })
  const isThere =
    got.outcome.kind === 'success' &&
    valuesNamed(name, got.json).concat(valuesNamed('id', got.json)).map(String).includes(String(value))
  if (isThere || got.outcome.kind === 'broken') return
  report.fail({
    severity: 'major',
    pointer: 'header/Location',
    rule: read.pointer,
    title: 'The header Location does not lead to what was created',
    explanation: `The response names ${name} ${plain(value)}, and its Location is ${String(location)}. Send the address of the created thing.`,
    evidence: got,
    steps: readAfter(result, got),
  })
}

/** Checks that the list at the path of a creation has what was created, on whatever page. */
function checkListed({ list, thing, mine, isMissing, result, report }: PhaseInput<'listed'>): void {
  const last = mine.results.at(-1)
  if (!isMissing || last === undefined) return
  report.fail({
    severity: 'major',
    pointer: list.id,
    rule: list.pointer,
    title: `${list.id} does not have what this operation created`,
    explanation: `${thing.read.id} finds it (${thing.name} ${String(thing.value)}), and ${list.id} has ${String(mine.items.length)} items on ${String(mine.results.length)} pages without it. List everything that the user created.`,
    evidence: last,
    steps: readAfter(result, last),
  })
}
