import { toSentence } from './files.ts'
import { listCodes, listOperations } from './operations.ts'

/** A refusal of a new operation. */
export interface NewCode {
  name: string
  code: number
  /** The field of the request that it belongs to. */
  field: string | undefined
  /** Another operation has it already, with its messages. */
  isKnown: boolean
}

/**
 * Reads `ticketClosed,ticketUnknown@id`. A name that an operation has keeps its number; others get the next ones of the
 * tag. Throws a sentence for what is no name.
 */
export function readNewCodes(list: string, tag: string): NewCode[] {
  const known = new Map(listCodes().map(({ name, code }) => [name, code]))
  let last = findLastCode(tag)
  const codes = list.split(',').map((one) => {
    const [, name = '', field] = /^([a-z]+(?:[A-Z][a-z0-9]*)*)(?:@([a-z][A-Za-z0-9]*))?$/.exec(one.trim()) ?? []
    if (name === '')
      throw new Error(`"${one}": a code is a name such as ticketClosed, or ticketUnknown@id with its field.`)
    const number = known.get(name)
    if (number === undefined) last += 1
    return { name, code: number ?? last, field, isKnown: number !== undefined }
  })
  const twice = codes.find(({ name }, place) => codes.findIndex((one) => one.name === name) !== place)
  if (twice !== undefined) throw new Error(`--codes has ${twice.name} twice.`)
  return codes
}

/** The highest code of a tag's operations below which all are free; a new tag begins a thousand of its own. */
function findLastCode(tag: string): number {
  const used = listCodes().map(({ code }) => code)
  const ofTag = listOperations().flatMap((operation) =>
    operation.tag === tag ? operation.codes.map(({ code }) => Number(code)) : [],
  )
  let last = Math.max(...ofTag, 0)
  if (last === 0) return Math.ceil((Math.max(...used) + 1) / 1000) * 1000
  while (used.includes(last + 1)) last += 1
  return last
}

/** The entry of each code in `x-codes`, with texts to fill in. */
export function renderCodes(codes: readonly NewCode[]): string {
  if (codes.length === 0) return ''
  const entries = codes.map(({ name, code, field, isKnown }) => {
    const sentence = toSentence(name)
    return `    - code: ${String(code)}
      name: ${name}
      cause: ${sentence}.
${field === undefined ? '' : `      field: ${field}\n`}${
      isKnown
        ? ''
        : `      messages:
        en-US: ${sentence}.
        vi-VN: ${sentence} (vi-VN).
`
    }`
  })
  return `  x-codes:\n${entries.join('')}`
}
