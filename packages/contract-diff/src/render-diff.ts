import type { Change } from './change.ts'
import type { Comparison } from './compare.ts'

const MAX_TOUCHES = 3

/** Renders a table for a pull request: breaking changes first; texts that ask for nothing are only counted. */
export function renderDiff(comparisons: readonly Comparison[]): string {
  return comparisons.map(renderOne).join('\n')
}

function renderOne(comparison: Comparison): string {
  const { document, changes } = comparison
  const listed = changes.filter(({ level, isToRead }) => level !== 'patch' || isToRead)
  const words = changes.length - listed.length
  const lines = [`### ${document}: ${versions(comparison)}`, '', verdict(comparison), '']
  if (listed.length > 0) {
    lines.push('| breaks | change | touches | rule | place |', '|---|---|---|---|---|', ...listed.map(row), '')
  }
  if (words > 0)
    lines.push(
      `And ${String(words)} ${words === 1 ? 'change' : 'changes'} of descriptions, examples or extensions.`,
      '',
    )
  return lines.join('\n')
}

function row({ breaks, isToRead, text, touches, rule, place }: Change): string {
  const cells = [
    breaks.length > 0 ? breaks.join(', ') : isToRead ? 'read this' : 'nobody',
    text,
    shortened(touches),
    rule,
    `\`${place}\``,
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

function shortened(touches: readonly string[]): string {
  const rest = touches.length - MAX_TOUCHES
  const first = touches.slice(0, MAX_TOUCHES).join('<br>')
  return rest > 0 ? `${first}<br>and ${String(rest)} more` : first
}

/** A pipe would end the table cell, even inside code. */
function cell(words: string): string {
  return words.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
}

function versions({ oldVersion, version }: Comparison): string {
  if (oldVersion === '') return version
  if (version === '') return `${oldVersion}, gone`
  return oldVersion === version ? version : `${oldVersion} → ${version}`
}

/** States in one sentence whether the version number announces the changes. */
function verdict({ changes, level, announced, isUnannounced, version, oldVersion }: Comparison): string {
  if (level === undefined) return 'No change.'
  if (isUnannounced) {
    const count = changes.filter(({ breaks }) => breaks.length > 0).length
    return `**${String(count)} breaking ${count === 1 ? 'change' : 'changes'} that the version number does not announce**: raise its ${oldVersion.startsWith('0.') ? 'second' : 'first'} part.`
  }
  if (level === 'major') return 'Breaking changes, announced by the version number.'
  if (level === 'minor' && (announced === undefined || announced === 'patch')) {
    return `No breaking change. For the additions, raise the second part of ${version}.`
  }
  return 'No breaking change.'
}
