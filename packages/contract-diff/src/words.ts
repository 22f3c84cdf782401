import type { Finding } from './change.ts'

type Words = Pick<Finding, 'rule' | 'text' | 'breaks' | 'level' | 'isToRead'>

/** What may ask for work: a number, or a word that excludes. */
const BINDING =
  /\d|\b(only|never|once|twice|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|hundred|thousand)\b/i

/**
 * Describes how a description has changed: by the sentences that are gone and new. Where one has a number, or says
 * *only*, *never* or *once*, somebody has to read it. Undefined if it is the same.
 */
export function describeChange(old: unknown, now: unknown): Words | undefined {
  const [was, is] = [listSentences(old), listSentences(now)]
  const [gone, added] = [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))]
  if (gone.length === 0 && added.length === 0)
    return old === now ? undefined : { rule: 'words', text: 'is written otherwise', breaks: [], level: 'patch' }
  const isToRead = [...gone, ...added].some((one) => BINDING.test(one))
  if (!isToRead) return { rule: 'words', text: 'is another', breaks: [], level: 'patch' }
  const text = `said "${gone.join(' ') || '…'}", says "${added.join(' ') || '…'}"`
  return { rule: 'words', text, breaks: [], level: 'patch', isToRead }
}

function listSentences(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return value
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?:;]\)?) (?=[^a-z])/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
