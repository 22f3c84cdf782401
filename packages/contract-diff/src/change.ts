import type { Party } from '@tumpak/contract-kit/keywords.ts'

/** Which part of the version number must rise: major for breaking changes, minor for additions, patch for texts. */
export type Level = 'major' | 'minor' | 'patch'

/** One difference between two versions of a document. */
export interface Change {
  /** The name of the rule, such as `property-required`. */
  readonly rule: string
  /** Where the change is, `file#/pointer`: in the new document, or in the old one for a removal. */
  readonly place: string
  /** The affected operations or messages, such as `GET /api/balance`. */
  readonly touches: readonly string[]
  /** The change in one sentence. */
  readonly text: string
  /** `backends`, and `apps`, or `players` in our own documents. */
  readonly breaks: readonly string[]
  readonly level: Level
  /** Whether it may ask for work that no program can see: somebody has to read it. */
  readonly isToRead: boolean
}

/** A change of one operation, before equal changes of several operations are merged. */
export interface Finding {
  readonly rule: string
  readonly place: string
  readonly text: string
  /** Who breaks: apps built for the old document, or servers and framed pages built for it. */
  readonly breaks: readonly Party[]
  readonly isToRead?: boolean
  /** Additions are `minor`, texts `patch`. A breaking change is always `major`. */
  readonly level?: 'minor' | 'patch'
  /** The place of the cause, if not `place`: findings with the same cause become one change. */
  readonly cause?: string
}

/** Collects findings. A finding that several operations share through a component becomes one change. */
export class Changes {
  /** What the apps are called. */
  readonly #apps: string
  readonly #byCause = new Map<string, { finding: Finding; touches: Set<string>; breaks: Set<Party> }>()

  constructor(apps: string) {
    this.#apps = apps
  }

  add(touches: string, finding: Finding): void {
    const cause = [finding.rule, finding.cause ?? finding.place, finding.text].join('\n')
    const known = this.#byCause.get(cause) ?? { finding, touches: new Set(), breaks: new Set() }
    known.touches.add(touches)
    for (const party of finding.breaks) known.breaks.add(party)
    this.#byCause.set(cause, known)
  }

  /** All changes: those that break somebody, those to read, the others. */
  list(): Change[] {
    const all = [...this.#byCause.values()].map(({ finding, touches, breaks }): Change => {
      const level = breaks.size > 0 ? 'major' : (finding.level ?? 'minor')
      const { rule, place, text, isToRead = false } = finding
      const parties = [...breaks].map((party) => (party === 'apps' ? this.#apps : party)).toSorted()
      return {
        rule,
        place,
        text,
        touches: [...touches],
        breaks: parties,
        level,
        isToRead: isToRead && breaks.size === 0,
      }
    })
    const rank = ({ level, isToRead }: Change): number =>
      level === 'major' ? 0 : isToRead ? 1 : 1 + LEVELS.indexOf(level)
    return all.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** All levels, the most severe first. */
export const LEVELS: readonly Level[] = ['major', 'minor', 'patch']

/**
 * Returns the level that the version numbers announce; undefined if the version did not rise. Below 1.0.0 the second
 * part announces breaking changes, as in semantic versioning.
 */
export function announcedLevel(old: string, now: string): Level | undefined {
  const [before, after] = [parts(old), parts(now)]
  if (before === undefined || after === undefined) return undefined
  const first = before.findIndex((number, i) => number !== after[i])
  if (first === -1 || (after[first] ?? 0) < (before[first] ?? 0)) return undefined
  if (first === 0) return 'major'
  if (first === 1) return before[0] === 0 ? 'major' : 'minor'
  return before[0] === 0 ? 'minor' : 'patch'
}

function parts(version: string): number[] | undefined {
  const found = /^v?(\d+)\.(\d+)(?:\.(\d+))?/.exec(version)
  return found?.slice(1).map((digits) => Number(digits ?? 0))
}
