import type { components } from '#generated/openapi.d.ts'
import { getLetterType, LETTER_TYPES } from '../../data/letter-types.ts'
import { REWARD_NOTES } from '../../data/reward-notes.ts'
import { toInstant } from '../../lib/time.ts'
import type { Messages } from '../../messages/en-us.ts'
import { fill } from '../../messages/messages.ts'
import type { Letter } from '../../sandbox/identity/account.ts'
import { creditPrizes } from '../../sandbox/rewards/prizes.ts'
import type { Handler, HandlerRequest, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'
import { showPrize } from '../rewards/show.ts'

function showLetter(letter: Letter, text: Messages): components['schemas']['Letter'] {
  const { title, content } = text.letters[letter.text] ?? { title: letter.text, content: '' }
  const attached = letter.prizes.length === 0 ? {} : { rewards: letter.prizes.map(showPrize), claimed: letter.claimed }
  return {
    id: letter.id,
    type: getLetterType(letter),
    title: fill(title, letter.values),
    content: fill(content, letter.values),
    read: letter.read,
    createdAt: toInstant(letter.createdAt),
    ...attached,
  }
}

function find({ sandbox, player }: Pick<HandlerRequest<'readLetter'>, 'sandbox' | 'player'>, id: string) {
  return sandbox.listLetters(player).find((letter) => letter.id === id)
}

const listLetters: Handler<'listLetters'> = ({ player, query, sandbox, text }) => {
  const letters = listFor(player, sandbox.listLetters(player)).filter(
    (letter) => query.type === undefined || getLetterType(letter) === query.type,
  )
  return toPage(letters, query, (letter) => showLetter(letter, text))
}

const listLetterTypes: Handler<'listLetterTypes'> = ({ player, sandbox, text }) =>
  listFor(player, LETTER_TYPES).map((code) => ({
    code,
    name: text.letterTypes[code],
    unread: sandbox.listLetters(player).filter((letter) => !letter.read && getLetterType(letter) === code).length,
  }))

const readLetter: Handler<'readLetter'> = (request) => {
  const letter = find(request, request.body.id)
  if (letter === undefined) return request.fail('letterUnknown')
  letter.read = true
  return null
}

const deleteLetters: Handler<'deleteLetters'> = (request) => {
  const { ids } = request.body
  const letters = ids.map((id) => find(request, id) ?? request.fail('letterUnknown'))
  if (letters.some(({ prizes, claimed }) => prizes.length > 0 && !claimed)) return request.fail('letterUnclaimed')
  request.player.letters = request.player.letters.filter((letter) => !letters.includes(letter))
  // No action of the app lowers this count, so send the new one.
  if (letters.some(({ read }) => !read)) request.sandbox.pushUnread(request.player)
  request.setMessage(request.text.processed)
  return null
}

const claimLetter: Handler<'claimLetter'> = (request) => {
  const letter = find(request, request.body.id)
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
