import type { components } from '#generated/openapi.d.ts'
import { REWARD_NOTES } from '../../data/reward-notes.ts'
import { toInstant } from '../../lib/time.ts'
import type { Messages } from '../../messages/en-us.ts'
import { fill } from '../../messages/messages.ts'
import type { Account, Letter } from '../../sandbox/identity/account.ts'
import { creditPrizes } from '../../sandbox/rewards/prizes.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'
import { showPrize } from '../rewards/show.ts'

/** The types of letters, in the order of the inbox's tabs; their names are in `mocks/messages`. */
const LETTER_TYPES = ['system', 'money', 'reward'] as const
type LetterType = (typeof LETTER_TYPES)[number]

/** The type of each letter that is not a system letter, by the name of its text. */
const TYPE_OF_TEXT: Readonly<Record<string, LetterType>> = {
  recharged: 'money',
  rechargedWithBonus: 'money',
  withdrawn: 'money',
  withdrawalRejected: 'money',
  withdrawalFailed: 'money',
  withdrawalException: 'money',
  vipRaised: 'reward',
  weekend: 'reward',
  anniversary: 'reward',
  thanks: 'reward',
  recall: 'reward',
}

function typeOfLetter({ text }: { text: string }): LetterType {
  return TYPE_OF_TEXT[text] ?? 'system'
}

function showLetter(letter: Letter, text: Messages): components['schemas']['Letter'] {
  const { title, content } = text.letters[letter.text] ?? { title: letter.text, content: '' }
  const attached = letter.prizes.length === 0 ? {} : { rewards: letter.prizes.map(showPrize), claimed: letter.claimed }
  return {
    id: letter.id,
    type: typeOfLetter(letter),
    title: fill(title, letter.values),
    content: fill(content, letter.values),
    read: letter.read,
    createdAt: toInstant(letter.createdAt),
    ...attached,
  }
}

function find(player: Account, id: string): Letter | undefined {
  return player.letters.find((letter) => letter.id === id)
}

const listLetters: Handler<'listLetters'> = ({ player, query, text }) => {
  const letters = listFor(player, player.letters).filter(
    (letter) => query.type === undefined || typeOfLetter(letter) === query.type,
  )
  return toPage(letters, query, (letter) => showLetter(letter, text))
}

const listLetterTypes: Handler<'listLetterTypes'> = ({ player, text }) =>
  listFor(player, LETTER_TYPES).map((code) => ({
    code,
    name: text.letterTypes[code],
    unread: player.letters.filter((letter) => !letter.read && typeOfLetter(letter) === code).length,
  }))

const readLetter: Handler<'readLetter'> = (request) => {
  const letter = find(request.player, request.body.id)
  if (letter === undefined) return request.fail('letterUnknown')
  letter.read = true
  return null
}

const deleteLetters: Handler<'deleteLetters'> = (request) => {
  const { ids } = request.body
  const letters = ids.map((id) => find(request.player, id) ?? request.fail('letterUnknown'))
  if (letters.some(({ prizes, claimed }) => prizes.length > 0 && !claimed)) return request.fail('letterUnclaimed')
  request.player.letters = request.player.letters.filter((letter) => !letters.includes(letter))
  // No action of the app lowers this count, so send the new one.
  if (letters.some(({ read }) => !read)) request.sandbox.pushUnread(request.player)
  request.setMessage(request.text.processed)
  return null
}

const claimLetter: Handler<'claimLetter'> = (request) => {
  const letter = find(request.player, request.body.id)
  if (letter === undefined) return request.fail('letterUnknown')
  if (letter.prizes.length === 0) return request.fail('nothingToClaim')
  if (letter.claimed) return request.fail('alreadyClaimed')
  letter.claimed = true
  return { rewards: creditPrizes(request.sandbox, request.player, letter.prizes, REWARD_NOTES.letter) }
}

export const letterHandlers = {
  listLetters,
  listLetterTypes,
  readLetter,
  deleteLetters,
  claimLetter,
} satisfies Handlers
