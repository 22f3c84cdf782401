import type { components } from '#generated/openapi.d.ts'
import { isOfAge } from '#src/lib/age.ts'
import { isCountry } from '../../data/countries.ts'
import { GAMING_VENUES, ID_TYPES, INCOME_SOURCES, needsBack, OCCUPATIONS } from '../../data/identity-options.ts'
import { DAY_MS, MINUTE_MS, toInstant } from '../../lib/time.ts'
import type { Messages } from '../../messages/en-us.ts'
import type { Account } from '../../sandbox/identity/account.ts'
import { plainIdNumber, REVIEW_MS } from '../../sandbox/identity/identities.ts'
import { maskIdNumber, maskName } from '../../lib/mask.ts'
import { getRejection } from '../account/rejection.ts'
import type { Handler, Handlers } from '../handler.ts'

/** Days from registration until the app asks for verification. */
const DEADLINE_DAYS = 3
/** Days from registration until the terms require verification. */
const TERMS_DAYS = 7
/** Characters of `YYYY-MM-DD` in an instant. */
const DAY_LENGTH = 10

function showIdentity({ createdAt, identity, profile }: Account, text: Messages): components['schemas']['Identity'] {
  return {
    identityStatus: profile.identityStatus ?? 'unverified',
    kycStatus: profile.kycStatus ?? 'unratified',
    ...(profile.identityStatus === 'rejected' ? getRejection(identity.idNumber, text) : { rejectReason: '' }),
    hasBase: identity.fullName !== '',
    hasPapers: identity.hasPapers,
    deadline: toInstant(createdAt + DEADLINE_DAYS * DAY_MS),
    termsDeadline: toInstant(createdAt + TERMS_DAYS * DAY_MS),
    ...(profile.identityStatus === 'pending' &&
      identity.submittedAt !== undefined && { submittedAt: toInstant(identity.submittedAt) }),
    reviewMinutes: REVIEW_MS / MINUTE_MS,
    fullName: maskName(identity.fullName),
    idType: identity.idType,
    idNumber: maskIdNumber(plainIdNumber(identity.idNumber)),
  }
}

const getIdentityOptions: Handler<'getIdentityOptions'> = ({ language }) => ({
  idTypes: ID_TYPES.map((one) => ({ ...one, name: one.name[language] })),
  incomeSources: INCOME_SOURCES.map(({ code, name }) => ({ code, name: name[language] })),
  occupations: OCCUPATIONS.map(({ code, name }) => ({ code, name: name[language] })),
  gamingVenues: GAMING_VENUES.map(({ code, name }) => ({ code, name: name[language] })),
})

const getIdentity: Handler<'getIdentity'> = (request) => showIdentity(request.player, request.text)

/** Whether every choice in the form is offered. */
function isOffered(body: components['schemas']['SaveIdentityBaseBody']): boolean {
  const isOne = (list: readonly { code: string }[], code: string): boolean => list.some((one) => one.code === code)
  return (
    isOne(ID_TYPES, body.idType) &&
    isOne(INCOME_SOURCES, body.sourceOfIncome) &&
    isOne(OCCUPATIONS, body.occupation) &&
    isOne(GAMING_VENUES, body.gamingVenue) &&
    isCountry(body.nationality)
  )
}

const saveIdentityBase: Handler<'saveIdentityBase'> = (request) => {
  const { fullName, birthday, idType, idNumber } = request.body
  const { player } = request
  const { clock, identities } = request.sandbox
  if (identities.isLocked(player)) return request.fail('identityLocked')
  if (!isOffered(request.body)) return request.fail('choiceUnknown')
  if (!isOfAge(birthday, toInstant(clock.now()).slice(0, DAY_LENGTH))) return request.fail('underAge')
  if (identities.isTaken(player, idNumber)) return request.fail('idNumberTaken')
  identities.saveBase(player, { fullName, idNumber, idType })
  request.setMessage(request.text.processed)
  return showIdentity(player, request.text)
}

const saveIdentityPapers: Handler<'saveIdentityPapers'> = (request) => {
  const { front, back, selfie } = request.body
  const { player } = request
  const { identities, uploads } = request.sandbox
  if (identities.isLocked(player)) return request.fail('identityLocked')
  if (player.identity.fullName === '') return request.fail('baseMissing')
  const isFor = (fileId: string, purpose: string): boolean => uploads.of(player.uid, fileId)?.purpose === purpose
  const hasBack = back === undefined ? !needsBack(player.identity.idType) : isFor(back, 'idBack')
  if (!isFor(front, 'idFront') || !isFor(selfie, 'selfie') || !hasBack) return request.fail('fileUnknown')
  identities.handIn(player)
  request.setMessage(request.text.processed)
  return showIdentity(player, request.text)
}

export const identityHandlers = {
  getIdentityOptions,
  getIdentity,
  saveIdentityBase,
  saveIdentityPapers,
} satisfies Handlers
