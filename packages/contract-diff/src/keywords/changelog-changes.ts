import { isJson, strings } from '@tumpak/contract-kit/json.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'
import type { KeywordSide } from './keyword-side.ts'

/** Lists what the new entries of the changelog call breaking: much of it stands in words that no program compares. */
export function changelogChanges({ old, now, add, place }: KeywordSide): void {
  const [had, has] = [old, now].map((owner) => listEntries(owner['x-changelog']))
  const known = new Set(had?.map(({ version }) => version))
  for (const { version, changes } of has ?? []) {
    if (known.has(version)) continue
    for (const words of changes) {
      const breaks = readParties(words)
      if (breaks.length > 0)
        add({
          rule: 'x-changelog',
          place: `${place}/x-changelog`,
          text: `The changelog of ${version}: ${words}`,
          breaks,
        })
    }
  }
}

/** Reads whom an entry says it breaks: "Breaks apps that send no key, and backends: …". */
function readParties(words: string): Party[] {
  const [lead = ''] = /^Breaks [^:.]*/.exec(words) ?? []
  const names = [...lead.matchAll(/(?:^Breaks|\band) (apps|players|backends|pages)\b/g)].map(([, name]) => name)
  return [...new Set(names.map((name): Party => (name === 'apps' || name === 'players' ? 'apps' : 'backends')))]
}

function listEntries(value: unknown): { version: string; changes: string[] }[] {
  const entries: unknown[] = Array.isArray(value) ? value : []
  return entries.filter(isJson).map(({ version, changes }) => ({ version: String(version), changes: strings(changes) }))
}
