import { DAY_MS } from '../../calendar.ts'
import { getBrokenKey } from '../../database/unique-violation.ts'
import { Refusal, type Call, type Handler, type Handlers, type OperationId, type Payload } from '../../http/call.ts'
import { maskIdNumber, maskName } from '../../masks.ts'
import { lockAccount, type Account } from '../../money.ts'
import { COUNTRIES } from '../app/countries.ts'
import { PROCESSED } from '../money/texts.ts'
import { getDay } from '../paging.ts'
import { GAMING_VENUES, ID_TYPES, INCOME_SOURCES, OCCUPATIONS, type Choice } from './options.ts'

const MIN_AGE = 21
const MIN_ID_NUMBER = 4
/** The app asks for verification within these days of registration, and the terms require it within those. */
const DEADLINE_DAYS = 3
const TERMS_DAYS = 7

const getIdentityOptions: Handler<'getIdentityOptions'> = ({ language }) => {
  const show = ({ code, name }: Choice) => ({ code, name: name[language] })
  return {
    idTypes: ID_TYPES.map((type) => ({ ...show(type), needsBack: type.needsBack })),
    incomeSources: INCOME_SOURCES.map(show),
    occupations: OCCUPATIONS.map(show),
    gamingVenues: GAMING_VENUES.map(show),
  }
}

const getIdentity: Handler<'getIdentity'> = (call) => showIdentity(call, call.account)

async function showIdentity(call: Call<OperationId>, account: Account): Promise<Payload<'getIdentity'>> {
  const { id, identity_status: status, created_at } = account
  const base = await call.tx.selectFrom('identity').selectAll().where('account_id', '=', id).executeTakeFirst()
  const addDays = (days: number) => new Date(created_at.getTime() + days * DAY_MS).toISOString()
  const isRejected = status === 'rejected'
  const submittedAt = status === 'pending' ? base?.submitted_at?.toISOString() : undefined
  const rejectPart = isRejected ? (base?.reject_part as Payload<'getIdentity'>['rejectPart'] | null) : null
  return {
    identityStatus: status,
    kycStatus: status === 'approved' ? 'ratified' : 'unratified',
    rejectReason: isRejected ? (base?.reject_reason?.[call.language] ?? '') : '',
    ...(rejectPart === null || rejectPart === undefined ? {} : { rejectPart }),
    hasBase: base !== undefined,
    hasPapers: (base?.front ?? null) !== null,
    deadline: addDays(DEADLINE_DAYS),
    termsDeadline: addDays(TERMS_DAYS),
    ...(submittedAt === undefined ? {} : { submittedAt }),
    fullName: maskName(base?.full_name ?? ''),
    idType: base?.id_type ?? '',
    idNumber: maskIdNumber(base?.id_number ?? ''),
  }
}

const saveIdentityBase: Handler<'saveIdentityBase'> = async (call) => {
  const { tx, body, now } = call
  const idNumber = body.idNumber.replaceAll(/[ -]/g, '')
  // Its mask would show a shorter one in full.
  if (idNumber.length < MIN_ID_NUMBER) call.badInput('idNumber')
  const account = await lockOpen(call)
  const isOffered = (choices: readonly { readonly code: string }[], code: string) =>
    choices.some((choice) => choice.code === code)
  const areOffered =
    isOffered(ID_TYPES, body.idType) &&
    isOffered(INCOME_SOURCES, body.sourceOfIncome) &&
    isOffered(OCCUPATIONS, body.occupation) &&
    isOffered(GAMING_VENUES, body.gamingVenue) &&
    isOffered(COUNTRIES, body.nationality)
  if (!areOffered) throw new Refusal('choiceUnknown')
  if (isUnderAge(body.birthday, getDay(now))) throw new Refusal('underAge')
  const base = {
    full_name: body.fullName,
    birthday: body.birthday,
    email: body.email,
    nationality: body.nationality,
    present_address: JSON.stringify(body.presentAddress),
    permanent_address: JSON.stringify(body.permanentAddress),
    income_source: body.sourceOfIncome,
    occupation: body.occupation,
    gaming_venue: body.gamingVenue,
    id_type: body.idType,
    id_number: idNumber,
    reject_reason: null,
    reject_part: null,
  }
  try {
    await tx
      .insertInto('identity')
      .values({ account_id: account.id, ...base })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(base))
      .execute()
  } catch (error) {
    if (getBrokenKey(error) === undefined) throw error
    throw new Refusal('idNumberTaken')
  }
  return setStatus(call, account.id, 'editing')
}

/** Whether a birthday is less than 21 years before today; both are days such as `1990-05-17`. */
export function isUnderAge(birthday: string, today: string): boolean {
  const [year = '', ...rest] = today.split('-')
  return birthday > [String(Number(year) - MIN_AGE), ...rest].join('-')
}

const saveIdentityPapers: Handler<'saveIdentityPapers'> = async (call) => {
  const { tx, body, now } = call
  const account = await lockOpen(call)
  const base = await tx.selectFrom('identity').select('id_type').where('account_id', '=', account.id).executeTakeFirst()
  if (base === undefined) throw new Refusal('baseMissing')
  const needsBack = ID_TYPES.find(({ code }) => code === base.id_type)?.needsBack ?? true
  const sent = [
    ['idFront', body.front],
    ...(needsBack || body.back !== undefined ? [['idBack', body.back]] : []),
    ['selfie', body.selfie],
  ]
  const own = await tx.selectFrom('picture').select(['id', 'purpose']).where('account_id', '=', account.id).execute()
  const isOwn = ([purpose, id]: (string | undefined)[]) =>
    own.some((picture) => picture.id === id && picture.purpose === purpose)
  if (!sent.every(isOwn)) throw new Refusal('fileUnknown')
  await tx
    .updateTable('identity')
    .set({
      front: body.front,
      back: body.back ?? null,
      selfie: body.selfie,
      submitted_at: now,
      reject_reason: null,
      reject_part: null,
    })
    .where('account_id', '=', account.id)
    .execute()
  await call.adapters.identity.submit(account.id)
  return setStatus(call, account.id, 'pending')
}

/** Locks the account, so that two requests at once do not both change what is being checked. */
async function lockOpen({ tx, account }: Call<OperationId>): Promise<Account> {
  const locked = await lockAccount(tx, account.id)
  if (['pending', 'approved'].includes(locked.identity_status)) throw new Refusal('identityLocked')
  return locked
}

async function setStatus(call: Call<OperationId>, accountId: number, status: 'editing' | 'pending') {
  const changed = await call.tx
    .updateTable('account')
    .set({ identity_status: status })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow()
  call.setMessage(PROCESSED)
  return showIdentity(call, changed)
}

export const identityHandlers = {
  getIdentityOptions,
  getIdentity,
  saveIdentityBase,
  saveIdentityPapers,
} satisfies Handlers
