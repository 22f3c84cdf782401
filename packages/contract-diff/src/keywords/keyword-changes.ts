import { isDeepStrictEqual } from 'node:util'
import { listKeywords, type KeywordName, type Part } from '@tumpak/contract-kit/keywords.ts'
import { changelogChanges } from './changelog-changes.ts'
import { closeCodeChanges } from './close-code-changes.ts'
import { codeChanges } from './code-changes.ts'
import { constantChanges } from './constant-changes.ts'
import { compareEffects, compareFrames, compareMarks, compareMasks, compareReads } from './keyword-kinds.ts'
import type { CompareKeyword, KeywordSide } from './keyword-side.ts'
import { ruleChanges } from './rule-changes.ts'
import { shownChanges } from './shown-changes.ts'
import { valueChanges } from './value-changes.ts'

/** How each keyword is compared. */
const COMPARISONS: { readonly [Name in KeywordName]: CompareKeyword } = {
  'x-envelope': constantChanges({ added: [] }),
  'x-zone': valueChanges({ isRule: true }),
  'x-features': valueChanges({ isRule: true }),
  'x-feature': valueChanges({ isRule: true }),
  'x-lasting': valueChanges(),
  'x-masks': compareMasks,
  'x-changelog': changelogChanges,
  'x-codes': (side) => codeChanges(side, (code) => keywordChanges('code', code)),
  'x-when': valueChanges({ isRule: true }),
  'x-rules': ruleChanges,
  'x-refuses': valueChanges({ isRule: true }),
  'x-effect': compareEffects,
  'x-affects': compareReads,
  'x-shows': shownChanges,
  'x-session': constantChanges(),
  'x-own': valueChanges({ added: [] }),
  'x-requires': ruleChanges,
  'x-within': ruleChanges,
  'x-once': ruleChanges,
  'x-ends': valueChanges({ isRule: true }),
  'x-sum': valueChanges({ isRule: true }),
  'x-order': valueChanges({ isRule: true, removed: ['apps'] }),
  'x-answers': valueChanges({ added: [], removed: ['apps'] }),
  'x-destructive': valueChanges(),
  'x-infrastructure': valueChanges({ isRule: true }),
  'x-mask': valueChanges(),
  'x-open': valueChanges(),
  'x-round': valueChanges(),
  'x-input': valueChanges({ added: [] }),
  'x-essential': valueChanges(),
  'x-widths': valueChanges(),
  'x-enum-varnames': valueChanges(),
  'x-normalized': valueChanges(),
  'x-secret': valueChanges(),
  'x-ignores': valueChanges({ isRule: true }),
  'x-proposed': compareMarks,
  'x-heartbeat': constantChanges(),
  'x-reconnect': constantChanges(),
  'x-acknowledgement': constantChanges(),
  'x-admission': constantChanges(),
  'x-close-codes': closeCodeChanges,
  'x-query': constantChanges({ added: [] }),
  'x-rewards': constantChanges({ added: ['apps', 'backends'] }),
  'x-from': valueChanges({ isRule: true }),
  'x-belongs': valueChanges({ isRule: true }),
  'x-count': valueChanges({ isRule: true, added: ['backends'] }),
  'x-frames': compareFrames,
}

/** Compares the keywords of a part of a document. */
export function keywordChanges(part: Part, side: KeywordSide): void {
  for (const name of listKeywords(part))
    if (!isDeepStrictEqual(side.old[name], side.now[name])) COMPARISONS[name](side, name)
}
