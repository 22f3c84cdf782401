/** A place in a program that refuses with a code: the condition of its `if`, by position. */
export interface Refusal {
  code: string
  start: number
  end: number
  condition: string
}

const REFUSES = /^\s*\{?\s*(?:return )?(?:request\.fail\()?'(\w+)'/

/** Finds each `if (…)` whose branch refuses with the name of a code. */
export function findRefusals(source: string, codes: ReadonlySet<string>): Refusal[] {
  return [...source.matchAll(/\bif \(/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length
    const end = findClose(source, start)
    const code = REFUSES.exec(source.slice(end + 1))?.[1] ?? ''
    return codes.has(code) ? [{ code, start, end, condition: source.slice(start, end) }] : []
  })
}

/**
 * Returns the wrong conditions that a server may have instead: without any check, without one of its alternatives, and
 * with a limit that is one step off. A part that only narrows a type is no check: without it the server would crash.
 */
export function breakCondition(condition: string): { name: string; condition: string }[] {
  const parts = splitAlternatives(condition)
  const isNarrowing = (part: string): boolean => /^[\w.]+ === undefined$/.test(part.trim())
  const checks = parts.filter((part) => !isNarrowing(part))
  if (checks.length === 0) return []
  const without = (left: readonly string[]): string =>
    parts.filter((one) => !left.includes(one)).join(' || ') || 'false'
  const limits = [...condition.matchAll(/ (<=?|>=?) /g)].map(({ index, 1: sign = '' }) => {
    const moved = sign.endsWith('=') ? sign.slice(0, 1) : `${sign}=`
    return `${condition.slice(0, index)} ${moved} ${condition.slice(index + sign.length + 2)}`
  })
  return [
    { name: 'accepted', condition: without(checks) },
    ...(checks.length > 1 ? checks.map((one) => ({ name: `without ${one.trim()}`, condition: without([one]) })) : []),
    ...limits.map((moved) => ({ name: `limit moved in ${moved}`, condition: moved })),
  ]
}

function findClose(source: string, from: number): number {
  let depth = 1
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return source.length
}

function splitAlternatives(condition: string): string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < condition.length; at += 1) {
    if ('([{'.includes(condition[at] ?? ' ')) depth += 1
    if (')]}'.includes(condition[at] ?? ' ')) depth -= 1
    if (depth === 0 && condition.startsWith(' || ', at)) {
      parts.push(condition.slice(from, at))
      from = at + ' || '.length
    }
  }
  return [...parts, condition.slice(from)]
}
